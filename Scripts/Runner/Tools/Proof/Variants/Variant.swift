import WorkbookKit

/// A text that is tried in the place of an exercise.
struct Variant: Sendable {
  /// How its checks are run.
  enum Manner: CaseIterable, Sendable {
    /// Every check has a result.
    case thorough
    /// As soon as one check fails, the variant is rejected, and the others may remain without a
    /// result.
    case untilRejected
    /// Every check has a result; a variant that passes is run twice more.
    case threeTimes
  }

  /// What came of it.
  enum Outcome: Sendable {
    case doesNotCompile([Diagnostic])
    case judged(Verdict)
  }

  let exercise: ExerciseNumber
  let text: String
  var manner = Manner.thorough
}
