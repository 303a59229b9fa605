/// A question to a learner about a small change of their own code, with its answer for the examiner.
struct ChangeQuestion: Equatable, Sendable {
  /// The number and the title of the exercise.
  var exercise: String
  /// The learner's file, as in the workbook.
  var file: String
  var line: Int
  /// The lines before and after the change, as a diff shows them.
  var change: String
  /// The checks and the learner's own tests that fail with the change, with what they say.
  var answers: [Answer]

  struct Answer: Equatable, Sendable {
    /// Its name.
    var check: String
    var message: String
  }
}
