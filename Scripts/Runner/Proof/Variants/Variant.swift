/// A text that is tried in the place of an exercise.
struct Variant: Sendable {
  let exercise: ExerciseNumber
  let text: String

  /// What came of it.
  enum Outcome: Sendable {
    case doesNotCompile([Diagnostic])
    case judged(Verdict)
  }
}
