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
    let required = exercises.filter { !$0.isExtra }
    let passed = required.count { $0.hasPassed }
    if passed == required.count { return "Every exercise passes. Well done." }
    let share =
      passed > 0
      ? "\(passed) of \(required.count) exercises pass."
      : required.count == 1
        ? "The exercise does not pass yet." : "None of the \(required.count) exercises passes yet."
    guard let next else { return share }
    let lead = next.isBegun ? "The next one to look at:" : "A good place to go on:"
    return "\(share) \(lead) \(next.name)."
  }

  /// The sentence on the extra exercises; nil if there are no points for any.
  var extraWords: String? {
    guard sum.extraPoints > 0 else { return nil }
    return "Extra exercises count apart: \(PointsText.of(sum.extraPoints)) of"
      + " \(PointsText.words(sum.maxExtraPoints))."
  }
}

extension Feedback.Chapter {
  /// The numbers of the exercises that were not begun, such as `Not started: 4.1, 4.2.`; nil if all
  /// were.
  var notStarted: String? {
    let names = exercises.filter { !$0.isBegun }.map { $0.id }
    return names.isEmpty ? nil : "Not started: " + names.joined(separator: ", ") + "."
  }

  /// The number of exercises that pass; the extra ones count only if they do.
  var count: String {
    guard exercises.contains(where: { $0.isBegun }) else { return "not started" }
    let counted = exercises.filter { !$0.isExtra || $0.hasPassed }
    return "\(counted.count { $0.hasPassed }) of \(counted.count) exercises"
  }
}

extension Feedback.State {
  var sign: String { look.sign }
  var words: String { look.words }
  /// The class of its colours in the style of pages.
  var kind: String { look.kind }

  private var look: (sign: String, words: String, kind: String) {
    switch self {
    case .judged(.failed): ("✗", "not yet", "failed")
    case .judged(let status): (status.sign, status.words, status.rawValue)
    case .furtherChecks: ("✗", "almost", "failed")
    case .withheld: ("–", "not graded", "withheld")
    case .notJudged: ("?", "not graded yet", "withheld")
    }
  }
}

extension Feedback.Exercise {
  /// One or two sentences about the exercise as a whole.
  var sentence: String {
    switch state {
    case .judged(.passed):
      switch checks.count {
      case 1: return "Its check passes."
      case 2: return "Both checks pass."
      default: return "All \(checks.count) checks pass."
      }
    case .judged(.notStarted):
      return "The file is as it was handed out."
    case .judged(.failed):
      return passedChecks.isEmpty
        ? "None of its \(checks.count) checks passes yet."
        : "\(passedChecks.count) of \(checks.count) checks pass already."
    case .judged(.doesNotCompile):
      return "The compiler cannot read this file yet, so no check could run. Its first message is"
        + " usually the one to fix first."
    case .judged(.crashed):
      return "The program stopped in the middle of a check. Common reasons are an index out of"
        + " range, a `nil` that was unwrapped with `!`, and a number too large for its type."
    case .judged(.timedOut):
      return "A check did not come to its end. Look for a loop, or for something that is awaited"
        + " and never comes."
    case .judged(.endedEarly):
      return "The program ended before all checks had run. Nothing in this exercise needs to end"
        + " the program."
    case .furtherChecks:
      return "All checks of the workbook pass. Your instructor looks at a little more here, and"
        + " something of that is still open: read the task once more."
    case .notJudged, .judged(.notJudged):
      return "The machine that grades could not judge this exercise. That says nothing about your"
        + " file: your instructor has it judged again."
    case .withheld:
      return "There are no points for this exercise yet. Please ask your instructor about it."
    }
  }
}
