import WorkbookKit

/// A text that is tried in place of an exercise.
struct Variant: Sendable {
  let exercise: Exercise
  let text: String
  /// The greatest number of runs; it is run again for as long as it passes.
  var runs = 1
  /// Whether every check must have a result; without it, one that fails is enough.
  var isThorough = true
  /// Whether it is tried for what its author reads about it.
  var isExplained = false
}
