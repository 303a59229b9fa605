import Foundation
import WorkbookKit

/// A graded submission as programs read it: the report of `status --format json`, and in it what
/// grading adds. `--merge` reads it again, so nothing that a format shows is missing.
///
/// Names may be added, but none that is here may change its meaning without another
/// `schemaVersion`.
struct GradingJSON: Codable {
  struct Chapter: Codable {
    var number: Int
    var id: String
    var title: String
    var points: Double
    var maxPoints: Double
    var exercises: [Exercise]
  }

  struct Exercise: Codable {
    var id: String
    var title: String
    var file: String
    var status: Verdict.Status
    var points: Double
    var maxPoints: Double
    var weight: Double?
    var checks: [CheckResult]
    /// Of the instructor's own suites.
    var hiddenChecks: [CheckResult]
    var diagnostics: [Diagnostic]
    var notes: [String]
    var output: String?
    var droppedOutput: Int
    /// Why the run is not believed.
    var voidReason: String?
  }

  struct CheckResult: Codable {
    var name: String
    var status: Check.Status
    /// The text for the learner; empty for a check that passed.
    var message: String
    /// The file of the first issue, or else of the check itself.
    var file: String
    var line: Int
    var issues: [Check.Issue]
    /// The place of the check itself.
    var testFile: String
    var testLine: Int
  }

  static let version = 1

  var schemaVersion = GradingJSON.version
  var source = Source.chapters.rawValue
  var submission: String
  /// The fingerprint of the workbook that graded it.
  var workbook: String
  var points: Double
  var maxPoints: Double
  /// Before anything was taken off for coming late.
  var earnedPoints: Double
  var lateness: Lateness?
  var chapters: [Chapter]
  var flags: [Flag]
  var notes: [String]
  var sandbox: SandboxReport
  var voidReason: String?
  var seconds: Double
}

extension GradingJSON {
  init(_ graded: GradedSubmission) {
    submission = graded.submission
    workbook = graded.workbook
    points = graded.points
    maxPoints = graded.maxPoints
    earnedPoints = graded.earnedPoints
    lateness = graded.lateness
    chapters = graded.chapters.map { chapter in
      Chapter(
        number: chapter.number,
        id: chapter.id,
        title: chapter.title,
        points: chapter.points,
        maxPoints: chapter.maxPoints,
        exercises: chapter.exercises.map(Exercise.init)
      )
    }
    flags = graded.flags
    notes = graded.notes
    sandbox = graded.sandbox
    voidReason = graded.voidReason
    seconds = graded.seconds
  }

  var graded: GradedSubmission {
    var result = GradedSubmission(
      submission: submission,
      workbook: workbook,
      chapters: chapters.map { chapter in
        GradedChapter(
          number: chapter.number,
          id: chapter.id,
          title: chapter.title,
          exercises: chapter.exercises.map { $0.graded }
        )
      }
    )
    result.flags = flags
    result.notes = notes
    result.sandbox = sandbox
    result.voidReason = voidReason
    result.seconds = seconds
    result.lateness = lateness
    return result
  }

  /// The text for standard output, or for a file: always an array, also for a single submission.
  static func text(_ submissions: [GradedSubmission]) throws -> String {
    try JSONText.of(submissions.map { GradingJSON($0) })
  }

  /// Reads the text that `text` wrote.
  static func submissions(in data: Data) throws -> [GradedSubmission] {
    try JSONDecoder().decode([GradingJSON].self, from: data).map { $0.graded }
  }
}

extension GradingJSON.Exercise {
  fileprivate init(_ exercise: GradedExercise) {
    id = exercise.id
    title = exercise.title
    file = exercise.file
    status = exercise.verdict.status
    points = exercise.points
    maxPoints = exercise.maxPoints
    weight = exercise.weight
    checks = exercise.verdict.checks.map(GradingJSON.CheckResult.init)
    hiddenChecks = exercise.hiddenChecks.map(GradingJSON.CheckResult.init)
    diagnostics = exercise.verdict.diagnostics
    notes = exercise.verdict.notes
    output = exercise.verdict.output
    droppedOutput = exercise.verdict.droppedOutput
    voidReason = exercise.voidReason
  }

  fileprivate var graded: GradedExercise {
    let verdict = Verdict(
      status: status,
      checks: checks.map { $0.check },
      diagnostics: diagnostics,
      notes: notes,
      output: output,
      droppedOutput: droppedOutput
    )
    return GradedExercise(
      id: id,
      title: title,
      file: file,
      verdict: verdict,
      hiddenChecks: hiddenChecks.map { $0.check },
      points: points,
      maxPoints: maxPoints,
      weight: weight,
      voidReason: voidReason
    )
  }
}

extension GradingJSON.CheckResult {
  fileprivate init(_ check: Check) {
    name = check.name
    status = check.status
    message = check.message
    file = check.issues.first?.file ?? check.file
    line = check.issues.first?.line ?? check.line
    issues = check.issues
    testFile = check.file
    testLine = check.line
  }

  fileprivate var check: Check {
    Check(name: name, status: status, issues: issues, file: testFile, line: testLine)
  }
}
