// verdict: failed
// flags: IsEqualByItsRawValue.Answer ==
// void

enum IsEqualByItsRawValue {
  struct Answer: RawRepresentable, Equatable {
    var number: Int
    var rawValue: Int { 1 }

    init(number: Int) { self.number = number }
    init?(rawValue: Int) { nil }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}
