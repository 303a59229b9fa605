import Foundation
import WorkbookKit

/// The results as Gradescope reads them from `/autograder/results/results.json`: a test for each
/// exercise, with its points.
///
/// Students see this file, so it is made of the feedback alone; flags and notes belong into the
/// output of the autograder, which `stdout_visibility` keeps for instructors. No test is hidden:
/// one hidden test would keep the total from students too. A test of an extra exercise has no points
/// to be had, and so adds to a total that is full without it.
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
    score = feedback.sum.points + feedback.sum.extraPoints
    executionTime = submission.seconds
    output = [feedback.summary, feedback.extraWords].compactMap { $0 }.joined(separator: "\n\n")
    tests = feedback.exercises.map { exercise in
      Test(
        name: exercise.title,
        number: exercise.id,
        score: exercise.points,
        maxScore: exercise.isExtra ? 0 : exercise.maxPoints,
        status: exercise.hasPassed ? "passed" : "failed",
        output: feedback.isGraded ? Self.text(exercise) : ""
      )
    }
  }

  static func text(_ submission: GradedSubmission) throws -> String {
    try JSONText.of(GradescopeFormat(submission), keys: .convertToSnakeCase)
  }

  /// The feedback on one exercise as plain text.
  private static func text(_ exercise: Feedback.Exercise) -> String {
    let blocks = VerdictBlocks(width: 90)
    var view = CheckView(style: Style(hasColour: false), width: 90)
    // There is no option that shows more.
    view.wholeWord = nil
    var lines = TextLayout.wrapped(exercise.sentence, width: 90)
    if exercise.isBegun && !exercise.checks.isEmpty {
      lines.append("")
      lines += exercise.checks.flatMap { check in
        view.title(check) + view.details(check).map { "    " + $0 }
      }
    }
    lines += exercise.notes.flatMap { [""] + TextLayout.wrapped($0, width: 90) }
    for block in blocks.diagnostics(exercise.diagnostics, in: exercise.file) {
      lines += [""] + view.lines(of: block)
    }
    let output = exercise.hasPassed ? [] : blocks.output(exercise.output)
    if !output.isEmpty { lines += ["", "It printed:"] + output.flatMap { view.lines(of: $0) } }
    return Sanitizer.block(lines.joined(separator: "\n"))
  }
}
