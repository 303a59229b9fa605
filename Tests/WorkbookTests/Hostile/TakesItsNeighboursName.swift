// verdict: doesNotCompile
// The neighbour is graded as if this file were not there.

enum TakesItsNeighboursName {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: 2 * a + 1)
  }
}

enum HonestTwo {}
