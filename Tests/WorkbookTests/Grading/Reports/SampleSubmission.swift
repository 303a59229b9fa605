@testable import WorkbookKit
@testable import workbook_tools

/// Graded submissions with everything that a result can hold.
enum Sample {
  /// Marks what learners must never see.
  static let secret = "SECRET"
  /// Mark-up of every form, control characters, and marks that turn the direction of writing.
  static let hostile =
    "=1+1\"<script>alert('x')</script>&amp;]]>\u{0}\u{1B}[2J\u{202E}|`](javascript:x)\u{FFFF}"
  private static let suite = "Tests/01-NumbersTests/1.2-DoubleTests.swift"

  static func check(
    _ name: String,
    _ status: Check.Status,
    _ comment: String = "",
    expectation: String? = nil
  ) -> Check {
    let words = expectation.map { "Expectation failed: " + $0 }
    let issue = Check.Issue(comment: comment, expectation: words, file: suite, line: 9)
    let hasFailed = status != .passed && status != .notRun
    return Check(name: name, status: status, issues: hasFailed ? [issue] : [], file: suite, line: 6)
  }

  private static func exercise(
    _ id: String,
    _ title: String,
    _ status: Verdict.Status,
    _ checks: [Check] = [],
    points: Double = 0,
    isExtra: Bool = false
  ) -> GradedExercise {
    GradedExercise(
      id: id,
      title: title,
      file: "Chapters/0\(id.prefix(1))-Numbers/\(id)-\(title).swift",
      verdict: Verdict(status: status, checks: checks),
      points: points,
      maxPoints: 4,
      isExtra: isExtra
    )
  }

  /// One exercise for each way in which an exercise can end, two extra ones, and a chapter that was
  /// not begun.
  static let mixed: GradedSubmission = {
    let passing = [check("One becomes two", .passed), check("Nothing stays nothing", .passed)]
    let sentence = "From -3, `double` should give -6 & not \"<b>\".\n− count: 1\n+ count: 2"
    let failing = [
      check("One becomes two", .passed),
      check("Below zero too", .failed, sentence, expectation: "(double(-3) → 3) == -6"),
      check("It ends", .timedOut, "It did not."),
      check("The last", .notRun),
    ]
    var double = exercise("1.2", "Double", .failed, failing, points: 1.5)
    double.verdict.output = "printed \u{1B}[2J <i>\n"
    var broken = exercise("1.4", "Broken", .doesNotCompile)
    let missing = "cannot find '<x>' in scope"
    broken.verdict.diagnostics = [
      .error(missing, in: broken.file, line: 3, column: 5, excerpt: ["3 | <x>"])
    ]
    var leave = exercise("1.6", "Leave", .endedEarly)
    leave.verdict.notes = ["It left with `exit`."]
    var shout = exercise("2.1", "Shout", .passed, passing)
    (shout.verdict.notes, shout.verdict.output) = (["\(secret) note"], secret)
    shout.hiddenChecks = [check("\(secret) name", .failed, "\(secret) message")]
    var void = exercise("2.2", "Void", .passed, passing)
    void.voidReason = "\(secret): it is held back."
    let numbers = [
      exercise("1.1", "Add", .passed, [passing[0]], points: 4), double,
      exercise("1.3", "Begin", .notStarted, [check("A", .failed)]), broken,
      exercise("1.5", "Crash", .crashed, [check("B", .crashed, "Bang.")]), leave,
    ]
    let words = [
      shout, void, exercise("2.10", "Flagged", .passed, [passing[0]], points: 4),
      exercise("2.11", "More", .passed, passing, points: 4, isExtra: true),
      exercise("2.12", "Most", .notStarted, isExtra: true),
    ]
    let later = [exercise("3.1", "Later", .notStarted), exercise("3.2", "Last", .notStarted)]
    var graded = GradedSubmission(
      submission: "ada",
      workbook: "0123456789abcdef",
      chapters: [
        GradedChapter(number: 1, id: "Numbers", title: "Numbers & more", exercises: numbers),
        GradedChapter(number: 2, id: "Words", title: "Words", exercises: words),
        GradedChapter(number: 3, id: "Later", title: "Later", exercises: later),
      ]
    )
    let flagged = words[2].file
    let (what, why) = ("\(secret) exit", "\(secret) ends the run.")
    graded.flags = [
      Flag(exercise: "2.10", file: flagged, lines: [12, 15], what: what, why: why)
    ]
    graded.notes = ["\(secret): Package.swift differs"]
    graded.grading = GradingStamp(commit: "1a6f0106", edition: "1.0", swift: "Swift version 6.3.1")
    graded.isWalled = false
    graded.seconds = 2.25
    return graded
  }()

  /// The same result under another name.
  static func named(_ name: String) -> GradedSubmission {
    var graded = mixed
    graded.submission = name
    return graded
  }

  /// All that a result can hold, in one exercise.
  static let small: GradedSubmission = {
    var double = mixed.chapters[0].exercises[1]
    double.verdict.checks = [double.verdict.checks[1]]
    double.verdict.diagnostics = mixed.chapters[0].exercises[3].verdict.diagnostics
    double.hiddenChecks = mixed.chapters[1].exercises[0].hiddenChecks
    double.verdict.notes = ["It left with `exit`."]
    double.voidReason = mixed.chapters[1].exercises[1].voidReason
    var graded = named("eve")
    graded.chapters.removeSubrange(1...)
    graded.chapters[0].exercises = [double]
    return graded
  }()

  /// One whose archive could not be read.
  static let unreadable: GradedSubmission = {
    var graded = named("ben")
    for chapter in graded.chapters.indices {
      graded.chapters[chapter].exercises = graded.chapters[chapter].exercises.map {
        exercise($0.id, $0.title, .notStarted, isExtra: $0.isExtra)
      }
    }
    graded.flags = []
    graded.voidReason = "The archive ends too early."
    return graded
  }()

  /// Texts from outside wherever a result can hold one.
  static let hostileEverywhere: GradedSubmission = {
    var text = exercise("1.1", hostile, .failed, [check(hostile, .failed, hostile)])
    text.file = hostile
    text.verdict.checks[0].issues[0].expectation = hostile
    text.verdict.diagnostics = [.error(hostile, in: hostile, excerpt: [hostile])]
    (text.verdict.notes, text.verdict.output) = ([hostile], hostile)
    let chapter = GradedChapter(number: 1, id: "A", title: hostile, exercises: [text])
    var graded = GradedSubmission(submission: hostile, workbook: hostile, chapters: [chapter])
    graded.notes = [hostile]
    graded.flags = [Flag(exercise: "1.1", file: hostile, lines: [1], what: hostile, why: hostile)]
    return graded
  }()
}
