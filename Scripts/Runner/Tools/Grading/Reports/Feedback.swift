import WorkbookKit

/// The feedback that a learner gets on a submission.
///
/// Formats for learners are made of this alone, so that they cannot give away what the instructor's
/// own suites check, nor flags and notes, which are the instructor's to judge.
struct Feedback: Equatable, Sendable {
  /// The state of an exercise, as the learner sees it.
  enum State: Equatable, Sendable {
    case judged(Verdict.Status)
    /// The workbook's checks pass, and something of the instructor's own does not.
    case furtherChecks
    /// Something was handed in, and no points are given for it.
    case withheld
    /// The machine could not judge it.
    case notJudged
  }

  struct Exercise: Equatable, Sendable {
    private let graded: GradedExercise

    init(_ graded: GradedExercise) {
      self.graded = graded
    }

    var id: String { graded.id }
    /// It says whether the exercise is an extra one.
    var title: String { graded.title + (graded.isExtra ? " (extra)" : "") }
    /// The file to edit.
    var file: String { graded.file }
    var points: Double { graded.points }
    var maxPoints: Double { graded.maxPoints }
    var isExtra: Bool { graded.isExtra }
    /// The workbook's own.
    var checks: [Check] { isWithheld ? [] : graded.verdict.checks }
    var diagnostics: [Diagnostic] { isWithheld ? [] : graded.verdict.diagnostics }
    /// The remarks about the whole exercise, such as that the program died after its last check.
    var notes: [String] { isOpen && state != .notJudged ? graded.verdict.notes : [] }
    /// The end of what it printed.
    var output: String { isOpen && !isWithheld ? graded.verdict.output ?? "" : "" }

    /// Whether results are left out: where there are no points, they would contradict it.
    private var isWithheld: Bool { [.withheld, .notJudged].contains(state) }
    /// Whether notes and output are shown. Hidden suites are built into the same program, where code
    /// that looks around can find them; what it prints about them must not come back to its author.
    private var isOpen: Bool { graded.hiddenChecks.isEmpty }

    var state: State {
      let verdict = graded.verdict
      if verdict.status == .notJudged { return .notJudged }
      if graded.voidReason != nil { return .withheld }
      guard [.passed, .failed].contains(verdict.status) else { return .judged(verdict.status) }
      let hasPassed = !verdict.checks.isEmpty && verdict.checks.allSatisfy { $0.status == .passed }
      let missesHidden = graded.hiddenChecks.contains { $0.status != .passed }
      return hasPassed && missesHidden ? .furtherChecks : .judged(verdict.status)
    }

    var name: String { "\(id) \(title)" }
    var isBegun: Bool { state != .judged(.notStarted) }
    var hasPassed: Bool { state == .judged(.passed) }
    var passedChecks: [Check] { checks.filter { $0.status == .passed } }
    /// The checks that have something to say to the learner.
    var openChecks: [Check] { checks.filter { $0.status != .passed } }
  }

  struct Chapter: Equatable, Sendable {
    var number: Int
    var title: String
    var exercises: [Exercise]
    var sum: PointsSum
  }

  /// The submission's name, on one line.
  var name: String
  var chapters: [Chapter]
  var sum: PointsSum
  /// Whether there are results.
  var isGraded: Bool
  /// The instructor's own; nil if there is none.
  var remark: String?

  var exercises: [Exercise] { chapters.flatMap { $0.exercises } }
  /// The exercise to continue with: the first that was begun and has not passed, or else the first
  /// that has not passed. It is never an extra one.
  var next: Exercise? {
    let open = exercises.filter {
      !$0.isExtra && !$0.hasPassed && ![.withheld, .notJudged].contains($0.state)
    }
    return open.first { $0.isBegun } ?? open.first
  }

  init(_ graded: GradedSubmission) {
    name = Sanitizer.line(graded.submission)
    sum = graded.sum
    isGraded = graded.voidReason == nil
    remark = graded.remark
    chapters = graded.chapters.map { chapter in
      Chapter(
        number: chapter.number,
        title: chapter.title,
        exercises: chapter.exercises.map(Exercise.init),
        sum: chapter.sum
      )
    }
  }
}
