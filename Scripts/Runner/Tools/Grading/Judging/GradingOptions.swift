import WorkbookKit

/// What an instructor decides about a grading run. How its results are written is said by
/// `GradingOutput`.
struct GradingOptions: Sendable {
  /// How long a check may be silent, and with it all other deadlines.
  var limits = Limits()
  /// How long one submission may take; what is not graded by then is not graded.
  var submissionLimit = Duration.seconds(600)
  /// How many submissions are graded at a time, each in a workspace of its own.
  var jobs = 1
  /// Whether points are given by checks passed, instead of all or none.
  var isPartial = false
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
}
