import WorkbookKit

/// What an instructor should look at in a submission, one line each. Never for learners.
enum InstructorRemarks {
  static func of(_ submission: GradedSubmission) -> [String] {
    let void = submission.voidReason.map { ["not graded: " + Sanitizer.line($0)] } ?? []
    let notBelieved = submission.exercises.compactMap { exercise in
      exercise.voidReason.map { "\(exercise.id) not believed: " + Sanitizer.line($0) }
    }
    return void + notBelieved + submission.flags.map(words)
  }

  static func words(_ flag: Flag) -> String {
    let fatal = flag.isFatal ? " (costs the points)" : ""
    return "\(flag.exercise) line \(flag.line): " + Sanitizer.line(flag.what) + fatal
  }
}
