// verdict: passed
// flags: func ==

enum ComparesHonestly {
  struct Answer: Equatable {
    var number: Int

    static func == (first: Answer, second: Answer) -> Bool {
      first.number == second.number
    }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: 2 * a + 1)
  }
}
