import WorkbookKit

/// An instructor's decisions about a grading run. `GradingOutput` says how its results are written.
struct GradingOptions: Sendable {
  /// The time for which a check may be silent, and with it all other deadlines.
  var limits = Limits()
  /// The time limit of a submission. Exercises that are not judged by then get no points.
  var submissionLimit = Duration.seconds(600)
  /// The number of submissions that are graded at a time.
  var jobs = 1
  /// Whether points are given by checks passed, instead of all or none.
  var isPartial = false
  /// The exercises that are graded and count; all if nil.
  var chosen: Set<ExerciseID>?
  /// Whether an exercise with a flag has no points until its file is accepted.
  var holdsFlagged = false
  /// The files that the instructor has accepted; nil if none.
  var accepted: AcceptedFiles?
  /// Whether submissions are run also where there is no wall.
  var goesWithoutSandbox = false
  /// Whether each path is a folder of submissions, instead of one submission.
  var isEach = false
  /// The word that the draw of questions to learners depends on; no questions if nil.
  var questionSeed: String?
  /// The folder of the instructor's own suites; none if nil.
  var hidden: String?

  func isChosen(_ exercise: Exercise) -> Bool { chosen?.contains(exercise.id) ?? true }
}
