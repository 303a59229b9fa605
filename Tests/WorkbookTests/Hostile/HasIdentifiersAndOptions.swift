// verdict: passed
// Raw values decide what is equal, and are stored.

enum HasIdentifiersAndOptions {
  struct ID: RawRepresentable, Hashable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }
  }

  struct Days: OptionSet {
    let rawValue: Int

    static let monday = Days(rawValue: 1 << 0)
    static let sunday = Days(rawValue: 1 << 6)
  }

  /// Its `rawValue` is the compiler's.
  enum Size: String {
    case small, large
  }

  struct Answer: Equatable {
    var number: Int
    var id = ID(rawValue: 1)
    var days: Days = [.monday]
    var size = Size.small
  }

  static func answer(_ a: Int) -> Answer {
    Answer(number: a + a + Days.monday.rawValue)
  }
}
