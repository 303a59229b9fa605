import WorkbookKit

/// The feedback that a learner gets on a submission.
///
/// Formats for learners are made of this alone, so that they cannot give away what the instructor's
/// own suites check, nor flags and notes, which are the instructor's to judge.
struct Feedback: Equatable, Sendable {
  /// The state of an exercise, as the learner sees it.
  enum State: String, Equatable, Sendable {
    case passed
    case notStarted
    case failed
    case doesNotCompile
    case crashed
    case timedOut
    case endedEarly
    /// The workbook's checks pass, and something of the instructor's own does not.
    case furtherChecks
    /// There is a result, and no points are given for it.
    case withheld
  }

  struct Exercise: Equatable, Sendable {
    var id: String
    var title: String
    /// The file to edit.
    var file: String
    var state: State
    var points: Double
    var maxPoints: Double
    /// The workbook's own.
    var checks: [Check]
    var diagnostics: [Diagnostic]
    /// The remarks about the whole exercise, such as that the program died after its last check.
    var notes: [String]
    /// The end of what it printed.
    var output: String

    var name: String { "\(id) \(title)" }
    var passedChecks: Int { checks.filter { $0.status == .passed }.count }
  }

  struct Chapter: Equatable, Sendable {
    var number: Int
    var title: String
    var exercises: [Exercise]
    var points: Double
    var maxPoints: Double

    var passed: Int { exercises.filter { $0.state == .passed }.count }
  }

  /// The submission's name, on one line.
  var name: String
  var chapters: [Chapter]
  var points: Double
  var earnedPoints: Double
  var maxPoints: Double
  var lateness: Lateness?
  /// Whether there are results.
  var isGraded: Bool

  var exercises: [Exercise] { chapters.flatMap { $0.exercises } }
  var passed: Int { exercises.filter { $0.state == .passed }.count }
  /// The exercise to continue with: the first that was begun and has not passed, or else the first
  /// that has not passed.
  var next: Exercise? {
    exercises.first { $0.state != .passed && $0.state != .notStarted && $0.state != .withheld }
      ?? exercises.first { $0.state == .notStarted }
  }

  init(_ graded: GradedSubmission) {
    name = Sanitizer.line(graded.submission)
    points = graded.points
    earnedPoints = graded.earnedPoints
    maxPoints = graded.maxPoints
    lateness = graded.lateness
    isGraded = graded.voidReason == nil
    chapters = graded.chapters.map { chapter in
      Chapter(
        number: chapter.number,
        title: chapter.title,
        exercises: chapter.exercises.map { exercise in
          Exercise(exercise)
        },
        points: chapter.points,
        maxPoints: chapter.maxPoints
      )
    }
  }
}

extension Feedback.Exercise {
  fileprivate init(_ exercise: GradedExercise) {
    id = exercise.id
    title = exercise.title
    file = exercise.file
    points = exercise.points
    maxPoints = exercise.maxPoints
    let isWithheld = exercise.voidReason != nil
    state = Self.state(exercise, isWithheld)
    // Results that are not believed are not shown either.
    checks = isWithheld ? [] : exercise.verdict.checks
    diagnostics = isWithheld ? [] : exercise.verdict.diagnostics
    // Hidden suites are built into the same program, where code that looks around can find them;
    // what it prints about them must not come back to its author.
    let isOpen = exercise.hiddenChecks.isEmpty
    notes = isOpen ? exercise.verdict.notes : []
    output = isOpen && !isWithheld ? exercise.verdict.output ?? "" : ""
  }

  private static func state(_ exercise: GradedExercise, _ isWithheld: Bool) -> Feedback.State {
    let verdict = exercise.verdict
    if isWithheld && verdict.status != .notStarted { return .withheld }
    switch verdict.status {
    case .passed, .failed:
      let hasPassed = !verdict.checks.isEmpty && verdict.checks.allSatisfy { $0.status == .passed }
      let missesHidden = exercise.hiddenChecks.contains { $0.status != .passed }
      if hasPassed && missesHidden { return .furtherChecks }
      return verdict.status == .passed ? .passed : .failed
    case .notStarted: return .notStarted
    case .doesNotCompile: return .doesNotCompile
    case .crashed: return .crashed
    case .timedOut: return .timedOut
    case .endedEarly: return .endedEarly
    }
  }
}
