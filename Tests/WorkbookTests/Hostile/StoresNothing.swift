// verdict: failed
// flags: Answer, StoresNothing.Answer.number
// void

enum StoresNothing {
  struct Answer: Equatable {
    nonisolated(unsafe) private static var last = 0
    var number: Int { Self.last }

    init(number: Int) { Self.last = number }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}
