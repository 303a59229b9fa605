// verdict: timedOut

enum PrintsWithoutEnd {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    while a != .max { print("and so on", a) }
    return Answer(number: 2 * a + 1)
  }
}
