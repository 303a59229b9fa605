// verdict: crashed

enum TrapsInDeinit {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    _ = Guard()
    return Answer(number: 2 * a + 1)
  }
}

private final class Guard {
  deinit { fatalError("The end of a guard.") }
}
