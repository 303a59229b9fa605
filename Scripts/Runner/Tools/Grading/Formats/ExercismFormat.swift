import Foundation
import WorkbookKit

/// The results as Exercism's interface for test runners describes them, version 3: a test for each
/// check, whose task is its exercise's place in the workbook, counted from 1.
///
/// Learners see it, so it is made of the feedback alone. An exercise that has no check to show,
/// such as one that does not compile, is a test of its own with the status `error`.
struct ExercismFormat: Encodable {
  enum Status: String, Encodable {
    case pass
    case fail
    case error
  }

  struct Test: Encodable {
    var name: String
    var status: Status
    var message: String?
    var output: String?
    var taskID: Int
    var testCode: String

    enum CodingKeys: String, CodingKey {
      case name, status, message, output
      case taskID = "task_id"
      case testCode = "test_code"
    }
  }

  /// More is cut off where the interface says so.
  private static let longestMessage = 65_535
  private static let longestOutput = 500

  var version = 3
  var status: Status
  /// Only if nothing could be tested.
  var message: String?
  var tests: [Test]

  /// - Parameter code: The source of a check, if it is known.
  init(_ submission: GradedSubmission, code: (Check) -> String?) {
    let feedback = Feedback(submission)
    tests = feedback.exercises.enumerated().flatMap { index, exercise in
      Self.tests(of: exercise, task: index + 1, code: code)
    }
    let isTested = tests.contains { $0.status != .error }
    if feedback.isGraded && (isTested || tests.isEmpty) {
      status = tests.allSatisfy { $0.status == .pass } ? .pass : .fail
    } else {
      status = .error
      let words = tests.compactMap { $0.message }
      let all = feedback.isGraded ? words.joined(separator: "\n\n") : feedback.summary
      message = Self.cut(all, to: Self.longestMessage)
    }
  }

  static func text(
    _ submission: GradedSubmission,
    code: (Check) -> String?
  ) throws -> String {
    try JSONText.of(ExercismFormat(submission, code: code))
  }

  private static func tests(
    of exercise: Feedback.Exercise,
    task: Int,
    code: (Check) -> String?
  ) -> [Test] {
    var tests = exercise.checks.map { check in
      Test(
        name: "\(exercise.name): \(check.name)",
        status: status(of: check),
        message: check.status == .passed ? nil : message(of: check),
        taskID: task,
        testCode: code(check) ?? ""
      )
    }
    let isExplained = tests.contains { $0.status != .pass }
    if exercise.state != .passed && !isExplained {
      let diagnostics = PlainFeedback.text(FeedbackPart.diagnostics(exercise))
      let words =
        [exercise.sentence] + exercise.notes + (diagnostics.isEmpty ? [] : [diagnostics])
      tests.append(
        Test(
          name: exercise.name,
          status: exercise.state == .furtherChecks ? .fail : .error,
          message: cut(words.joined(separator: "\n"), to: longestMessage),
          taskID: task,
          testCode: ""
        )
      )
    }
    // What was printed belongs to no check in particular; beside the first problem it is of use.
    let output = FeedbackPart.output(exercise).joined(separator: "\n")
    if !output.isEmpty, let index = tests.firstIndex(where: { $0.status != .pass }) {
      tests[index].output = cut(output, to: longestOutput)
    }
    return tests
  }

  private static func status(of check: Check) -> Status {
    switch check.status {
    case .passed: .pass
    case .failed: .fail
    case .crashed, .timedOut, .notRun: .error
    }
  }

  private static func message(of check: Check) -> String {
    let words = PlainFeedback.message(check)
    let text = words.isEmpty ? "This check did not pass\(check.status.remark)." : words
    return cut(text, to: longestMessage)
  }

  private static func cut(_ text: String, to length: Int) -> String {
    TextLayout.cut(text, width: length)
  }
}
