// verdict: doesNotCompile
// No other exercise is there to be extended.

enum SpoilsItsNeighbour {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

extension HonestOne.Answer {
  static var spoilt: Int { 0 }
}
