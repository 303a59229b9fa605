// verdict: passed
// No other exercise is there, so the name is free.

enum TakesItsNeighboursName {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: 2 * a + 1)
  }
}

enum HonestTwo {}
