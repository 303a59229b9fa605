// verdict: failed
// flags: extension HonestOne.Answer
// alone

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
