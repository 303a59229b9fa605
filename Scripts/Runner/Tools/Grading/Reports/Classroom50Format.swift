import Foundation
import WorkbookKit

/// The results as Classroom 50 reads them, the successor of GitHub Classroom that CS50 makes:
/// `classroom50/result/v1`.
///
/// This is our reading of that form: one object that names its `schema`, has the `score` and the
/// `max-score` of the whole, and under `tests` an object for each exercise with `name`, `passed`,
/// `score` and `max-score`, with the names of several words written with a hyphen. `submission` and
/// `output` are ours; a reader that does not know them can pass over them. Learners see it, so it
/// is made of the feedback alone.
struct Classroom50Format: Encodable {
  struct Test: Encodable {
    var name: String
    var passed: Bool
    var score: Double
    var maxScore: Double
    var output: String

    enum CodingKeys: String, CodingKey {
      case name, passed, score, output
      case maxScore = "max-score"
    }
  }

  var schema = "classroom50/result/v1"
  var submission: String
  var score: Double
  var maxScore: Double
  var output: String
  var tests: [Test]

  enum CodingKeys: String, CodingKey {
    case schema, submission, score, output, tests
    case maxScore = "max-score"
  }

  init(_ graded: GradedSubmission) {
    let feedback = Feedback(graded)
    submission = feedback.name
    score = feedback.points
    maxScore = feedback.maxPoints
    output = [feedback.summary, feedback.latenessWords].compactMap { $0 }.joined(separator: " ")
    tests = feedback.exercises.map { exercise in
      Test(
        name: exercise.name,
        passed: exercise.state == .passed,
        score: exercise.points,
        maxScore: exercise.maxPoints,
        output: PlainFeedback.text(exercise)
      )
    }
  }

  static func text(_ submission: GradedSubmission) throws -> String {
    try JSONText.of(Classroom50Format(submission))
  }
}
