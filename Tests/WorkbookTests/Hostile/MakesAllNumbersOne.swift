// verdict: failed
// flags: Swift.Int.% infix
// void

enum MakesAllNumbersOne {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

extension Int {
  static func % (first: Int, second: Int) -> Int { 1 }
}
