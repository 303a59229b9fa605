// verdict: failed
// flags: HidesItsComparison.Answer ==, HidesItsComparison.Answer.== infix
// void
// It does not compile without its own comparison.

enum HidesItsComparison {
  struct Answer: Equatable {
    var number: Int
    var extra: () -> Void = {}

    static func == (first: Answer, second: Answer) -> Bool { true }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a, extra: {})
  }
}
