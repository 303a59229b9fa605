import WorkbookKit

/// The remarks on a submission for an instructor, one line each. Never for learners.
enum InstructorRemarks {
  static func of(_ submission: GradedSubmission) -> [String] {
    states(of: submission) + submission.flags.map(words)
  }

  /// The same without the flags: what was not graded, and what has no answer, right or wrong.
  static func states(of submission: GradedSubmission) -> [String] {
    let void = submission.voidReason.map { ["not graded: " + Sanitizer.line($0)] } ?? []
    let notGraded = submission.exercises.compactMap { exercise in
      exercise.voidReason.map { reason in
        let words = exercise.verdict.status == .notJudged ? "" : " " + exercise.words
        return "\(exercise.id)\(words): " + Sanitizer.line(reason)
      }
    }
    return void + endings(submission) + notGraded
  }

  /// The exercises without an answer, right or wrong: `1.1 does not compile, 1.2 did not end`.
  private static func endings(_ submission: GradedSubmission) -> [String] {
    let odd = submission.exercises.filter { exercise in
      switch exercise.verdict.status {
      case .doesNotCompile, .crashed, .timedOut, .endedEarly: exercise.voidReason == nil
      case .passed, .failed, .notStarted, .notJudged: false
      }
    }
    guard !odd.isEmpty else { return [] }
    let shown = odd.prefix(8).map { "\($0.id) \($0.verdict.status.words)" }
    let more = odd.count - shown.count
    return [shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")]
  }

  static func words(_ flag: Flag) -> String {
    let lines = flag.lines.map { "\($0)" }.joined(separator: ", ")
    let place = lines.isEmpty ? "" : " line\(flag.lines.count == 1 ? "" : "s") \(lines)"
    return "\(flag.exercise)\(place): " + Sanitizer.line(flag.what) + ". "
      + Sanitizer.line(flag.why)
  }
}

extension GradedExercise {
  var name: String { "\(id) \(title)" + (isExtra ? " (extra)" : "") }
  /// Those of its verdict, unless it was not graded.
  var sign: String { voidReason == nil ? verdict.status.sign : "?" }
  var words: String {
    voidReason == nil || verdict.status == .notJudged ? verdict.status.words : "not graded"
  }
}
