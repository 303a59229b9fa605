/// How a status looks: a sign, a word and a colour, so that no view depends on colour alone.
extension Verdict.Status {
  package var sign: String {
    switch self {
    case .notStarted: "·"
    case .passed: "✓"
    case .failed: "✗"
    case .doesNotCompile: "!"
    case .crashed, .timedOut, .endedEarly: "‼"
    }
  }

  package var words: String {
    switch self {
    case .notStarted: "not started"
    case .passed: "passed"
    case .failed: "failed"
    case .doesNotCompile: "does not compile"
    case .crashed: "crashed"
    case .timedOut: "did not end"
    case .endedEarly: "ended early"
    }
  }

  package var colour: Style.Colour {
    switch self {
    case .notStarted: .dim
    case .passed: .green
    case .failed: .red
    case .doesNotCompile, .crashed, .timedOut, .endedEarly: .yellow
    }
  }
}

extension Check.Status {
  package var sign: String {
    switch self {
    case .passed: "✓"
    case .failed: "✗"
    case .crashed, .timedOut: "‼"
    case .notRun: "–"
    }
  }

  /// Said after the name, unless the sign says it all.
  package var remark: String {
    switch self {
    case .passed, .failed: ""
    case .crashed: "(crashed)"
    case .timedOut: "(did not end)"
    case .notRun: "(not run)"
    }
  }

  package var colour: Style.Colour {
    switch self {
    case .passed: .green
    case .failed: .red
    case .crashed, .timedOut: .yellow
    case .notRun: .dim
    }
  }
}
