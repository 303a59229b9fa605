// verdict: failed
// flags: Swift.Int.% infix
// void

enum CallsNumbersByAnotherName {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

typealias Number = Int

extension Number {
  static func % (first: Int, second: Int) -> Int { 1 }
}
