/// The appearance of a status: a sign, a name and a colour, so that no view depends on colour
/// alone.
extension Verdict.Status {
  package var sign: String { look.sign }
  package var words: String { look.name }
  package var colour: Style.Colour { look.colour }

  private var look: (sign: String, name: String, colour: Style.Colour) {
    switch self {
    case .notStarted: ("·", "not started", .dim)
    case .passed: ("✓", "passed", .green)
    case .failed: ("✗", "failed", .red)
    case .doesNotCompile: ("!", "does not compile", .yellow)
    case .crashed: ("‼", "crashed", .yellow)
    case .timedOut: ("‼", "did not end", .yellow)
    case .endedEarly: ("‼", "ended early", .yellow)
    case .notJudged: ("?", "could not be judged", .yellow)
    }
  }
}

extension Check.Status {
  package var sign: String { look.sign }
  /// Said after the name, unless the sign says it all.
  package var remark: String { look.remark }
  package var colour: Style.Colour { look.colour }

  private var look: (sign: String, remark: String, colour: Style.Colour) {
    switch self {
    case .passed: ("✓", "", .green)
    case .failed: ("✗", "", .red)
    case .crashed: ("‼", "(crashed)", .yellow)
    case .timedOut: ("‼", "(did not end)", .yellow)
    case .notRun: ("–", "(not run)", .dim)
    }
  }
}
