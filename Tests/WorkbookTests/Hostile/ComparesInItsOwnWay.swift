// verdict: failed
// flags: func ==

enum ComparesInItsOwnWay {
  struct Answer: Equatable {
    var number: Int

    static func == (first: Answer, second: Answer) -> Bool { true }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}
