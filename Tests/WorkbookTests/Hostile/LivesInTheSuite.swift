// verdict: failed
// flags: Swift.Int.% infix
// void
// A transparent function is compiled into the suite, which then does not name it.

public enum LivesInTheSuite {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

extension Int {
  @_transparent public static func % (first: Int, second: Int) -> Int { 1 }
}
