// verdict: timedOut

enum LoopsForEver {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    while a != .max {}
    return Answer(number: 2 * a + 1)
  }
}
