import Foundation
import WorkbookKit

/// The results as Gradescope reads them from `/autograder/results/results.json`: a test for each
/// exercise, with its points.
///
/// Students see this file, so it is made of the feedback alone; flags and notes belong into the
/// output of the autograder, which `stdout_visibility` keeps for instructors. No test is hidden:
/// one hidden test would keep the total from students too.
struct GradescopeFormat: Encodable {
  struct Test: Encodable {
    var name: String
    var number: String
    var score: Double
    var maxScore: Double
    var status: String
    var output: String
    var outputFormat = "text"
    var visibility = "visible"
  }

  var score: Double
  /// In seconds.
  var executionTime: Double
  var output: String
  var outputFormat = "text"
  var visibility = "visible"
  var stdoutVisibility = "hidden"
  var tests: [Test]

  init(_ submission: GradedSubmission) {
    let feedback = Feedback(submission)
    score = feedback.points
    executionTime = submission.seconds
    output = [feedback.summary, feedback.latenessWords].compactMap { $0 }.joined(separator: "\n\n")
    tests = feedback.exercises.map { exercise in
      Test(
        name: exercise.title,
        number: exercise.id,
        score: exercise.points,
        maxScore: exercise.maxPoints,
        status: exercise.state == .passed ? "passed" : "failed",
        output: PlainFeedback.text(exercise)
      )
    }
  }

  static func text(_ submission: GradedSubmission) throws -> String {
    try JSONText.of(GradescopeFormat(submission), keys: .convertToSnakeCase)
  }
}
