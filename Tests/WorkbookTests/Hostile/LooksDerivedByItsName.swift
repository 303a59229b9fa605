// verdict: failed
// flags: func ==, LooksDerivedByItsName.Answer
// void
// In the mangled name of the outer type, the letters of ASCII come first.

enum LooksDerivedByItsName {
  typealias Answer = __derivedñ_.Answer

  enum __derivedñ_ {
    struct Answer: Equatable {
      var number: Int

      static func == (first: Self, second: Self) -> Bool { true }
    }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}
