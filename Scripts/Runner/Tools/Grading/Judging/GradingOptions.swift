import WorkbookKit

/// An instructor's decisions about a grading run. `GradingOutput` says how its results are written.
struct GradingOptions: Sendable {
  /// The time for which a check may be silent, and with it all other deadlines.
  var limits = Limits()
  /// The time limit of a submission. Exercises that are not judged by then get no points.
  var submissionLimit = Duration.seconds(600)
  /// The number of submissions that are graded at a time, each in a workspace of its own.
  var jobs = 1
  /// Whether points are given by checks passed, instead of all or none.
  var isPartial = false
  /// The exercises that are graded and count; all if nil.
  var chosen: Set<ExerciseID>?
  /// Whether a flag costs the exercise its points.
  var isStrict = false
  /// Whether to refuse where a protection is missing.
  var requiresSandbox = false
  /// Whether results of an earlier run of the same files are taken over.
  var resumes = false
  /// Whether each path is a folder of submissions, instead of one submission.
  var isEach = false
  /// The folder of the instructor's own suites; none if nil.
  var hidden: String?
  /// The folder in which the copies of the workbook are built; inside the workbook's if nil.
  var workspace: String?

  func isChosen(_ exercise: Exercise) -> Bool { chosen?.contains(exercise.id) ?? true }
}
