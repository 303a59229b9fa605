// verdict: failed
// flags: extension Swift.Array
// void
// The suite makes its arrays by it.

enum ReplacesAnInitializer {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

extension Array where Element == Int {
  init(_ range: ClosedRange<Int>) { self = [] }
}
