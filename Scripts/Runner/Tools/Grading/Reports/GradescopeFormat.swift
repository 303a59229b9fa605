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
    let view = CheckView(style: Style(hasColour: false), width: 90)
    var lines = TextLayout.wrapped(exercise.sentence, width: 90)
    if exercise.isBegun && !exercise.checks.isEmpty {
      lines.append("")
      lines += exercise.checks.flatMap { check in
        view.title(check) + view.details(check).map { "    " + $0 }
      }
    }
    lines += exercise.notes.flatMap { [""] + TextLayout.wrapped($0, width: 90) }
    let diagnostics = FeedbackPart.diagnostics(exercise)
    if !diagnostics.isEmpty { lines += [""] + diagnostics.flatMap(wrapped) }
    let output = FeedbackPart.output(exercise)
    if !output.isEmpty && !exercise.hasPassed {
      lines += ["", "It printed:"] + output.map { "    " + $0 }
    }
    return Sanitizer.block(lines.joined(separator: "\n"))
  }

  private static func wrapped(_ block: MessageBlock) -> [String] {
    switch block {
    case .prose(let text): TextLayout.wrapped(Sanitizer.line(text), width: 86).map { "    " + $0 }
    case .lines(let lines): lines
    }
  }
}
