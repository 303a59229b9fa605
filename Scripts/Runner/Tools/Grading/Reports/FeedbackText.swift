import WorkbookKit

/// The sentences of the feedback, the same in every format.
extension Feedback {
  /// The state of the whole submission.
  var summary: String {
    guard isGraded else {
      return
        "This submission could not be read, so there is no result yet. Please hand it in again,"
        + " or ask your instructor."
    }
    let count = exercises.count
    if passed == count { return "Every exercise passes. Well done." }
    let share =
      passed == 0
      ? "None of the \(count) exercises passes yet." : "\(passed) of \(count) exercises pass."
    guard let next else { return share }
    let lead = next.state == .notStarted ? "A good place to go on:" : "The next one to look at:"
    return "\(share) \(lead) \(next.name)."
  }

  /// The sentence on a deduction for lateness; nil if there is none.
  var latenessWords: String? {
    guard let lateness else { return nil }
    let days = PointsText.of(lateness.days)
    let unit = days == "1" ? "day" : "days"
    return "It came \(days) \(unit) late, so \(PointsText.of(lateness.percent)) % are taken off:"
      + " \(PointsText.words(earnedPoints)) become \(PointsText.of(points))."
  }
}

extension Feedback.State {
  var sign: String {
    switch self {
    case .passed: "✓"
    case .notStarted: "·"
    case .failed, .furtherChecks: "✗"
    case .doesNotCompile: "!"
    case .crashed, .timedOut, .endedEarly: "‼"
    case .withheld: "–"
    }
  }

  var words: String {
    switch self {
    case .passed: "passed"
    case .notStarted: "not started"
    case .failed: "not yet"
    case .doesNotCompile: "does not compile"
    case .crashed: "crashed"
    case .timedOut: "did not end"
    case .endedEarly: "ended early"
    case .furtherChecks: "almost"
    case .withheld: "to be talked about"
    }
  }
}

extension Feedback.Exercise {
  /// One or two sentences about the exercise as a whole.
  var sentence: String {
    switch state {
    case .passed:
      switch checks.count {
      case 1: return "Its check passes."
      case 2: return "Both checks pass."
      default: return "All \(checks.count) checks pass."
      }
    case .notStarted:
      return "The file is as it was handed out."
    case .failed:
      return passedChecks == 0
        ? "None of its \(checks.count) checks passes yet."
        : "\(passedChecks) of \(checks.count) checks pass already."
    case .doesNotCompile:
      return "The compiler cannot read this file yet, so no check could run. Its first message is"
        + " usually the one to fix first."
    case .crashed:
      return "The program stopped in the middle of a check. Common reasons are an index out of"
        + " range, a `nil` that was unwrapped with `!`, and a number too large for its type."
    case .timedOut:
      return "A check did not come to its end. Look for a loop, or for something that is awaited"
        + " and never comes."
    case .endedEarly:
      return "The program ended before all checks had run. Nothing in this exercise needs to end"
        + " the program."
    case .furtherChecks:
      return "All checks of the workbook pass. Your instructor looks at a little more here, and"
        + " something of that is still open: read the task once more."
    case .withheld:
      return "There are no points for this exercise yet. Please talk to your instructor about it."
    }
  }

  /// The checks that have something to say to the learner.
  var openChecks: [Check] { checks.filter { $0.status != .passed } }
}
