@testable import WorkbookKit
@testable import workbook_tools

/// Graded submissions with everything that a result can hold.
enum Sample {
  /// Marks what learners must never see.
  static let secret = "SECRET"
  /// Mark-up of every form, control characters, and marks that turn the direction of writing.
  static let hostile =
    "=1+1\"<script>alert('x')</script>&amp;]]>\u{0}\u{1B}[2J\u{202E}|`](javascript:x)\u{FFFF}"

  static func check(
    _ name: String,
    _ status: Check.Status,
    _ comment: String = "",
    expectation: String? = nil
  ) -> Check {
    let issues =
      status == .passed || status == .notRun
      ? []
      : [
        Check.Issue(
          comment: comment,
          expectation: expectation.map { "Expectation failed: " + $0 },
          file: "Tests/01-NumbersTests/1.2-DoubleTests.swift",
          line: 9
        )
      ]
    return Check(
      name: name,
      status: status,
      issues: issues,
      file: "Tests/01-NumbersTests/1.2-DoubleTests.swift",
      line: 6
    )
  }

  static func exercise(
    _ id: String,
    _ title: String,
    _ verdict: Verdict,
    points: Double = 0,
    hidden: [Check] = [],
    voidReason: String? = nil
  ) -> GradedExercise {
    GradedExercise(
      id: id,
      title: title,
      file: "Chapters/0\(id.prefix(1))-Numbers/\(id)-\(title).swift",
      verdict: verdict,
      hiddenChecks: hidden,
      points: points,
      maxPoints: 4,
      voidReason: voidReason
    )
  }

  /// One exercise for each way in which an exercise can end.
  static let mixed: GradedSubmission = {
    let passing = [check("One becomes two", .passed), check("Nothing stays nothing", .passed)]
    let error = Diagnostic(
      severity: .error,
      file: "Chapters/01-Numbers/1.4-Broken.swift",
      line: 3,
      column: 5,
      message: "cannot find '<x>' in scope",
      excerpt: ["3 | <x>"],
      notes: []
    )
    let failing = [
      check("One becomes two", .passed),
      check(
        "Below zero too",
        .failed,
        "From -3, `double` should give -6 & not \"<b>\".\n− count: 1\n+ count: 2",
        expectation: "(double(-3) → 3) == -6"
      ),
      check("It ends", .timedOut, "It did not."),
      check("The last", .notRun),
    ]
    let first = GradedChapter(
      number: 1,
      id: "Numbers",
      title: "Numbers & more",
      exercises: [
        exercise("1.1", "Add", Verdict(status: .passed, checks: passing), points: 4),
        exercise(
          "1.2",
          "Double",
          Verdict(status: .failed, checks: failing, output: "printed \u{1B}[2J <i>\n"),
          points: 1.5
        ),
        exercise("1.3", "Begin", Verdict(status: .notStarted, checks: [check("A", .failed)])),
        exercise("1.4", "Broken", Verdict(status: .doesNotCompile, diagnostics: [error])),
        exercise(
          "1.5",
          "Crash",
          Verdict(status: .crashed, checks: [check("B", .crashed, "Bang.")])
        ),
        exercise("1.6", "Leave", Verdict(status: .endedEarly, notes: ["It left with `exit`."])),
      ]
    )
    let hidden = [check("\(secret) name", .failed, "\(secret) message")]
    let second = GradedChapter(
      number: 2,
      id: "Words",
      title: "Words",
      exercises: [
        exercise(
          "2.1",
          "Shout",
          Verdict(status: .passed, checks: passing, notes: ["\(secret) note"], output: secret),
          hidden: hidden
        ),
        exercise(
          "2.2",
          "Void",
          Verdict(status: .passed, checks: passing),
          voidReason: "\(secret): two ends of one test"
        ),
        exercise("2.10", "Flagged", Verdict(status: .passed, checks: passing)),
      ]
    )
    var graded = GradedSubmission(
      submission: "ada",
      workbook: "0123456789abcdef",
      chapters: [first, second]
    )
    graded.flags = [
      Flag(
        exercise: "2.10",
        file: "Chapters/02-Words/2.10-Flagged.swift",
        line: 12,
        what: "\(secret) exit",
        why: "\(secret) ends the run.",
        isFatal: true
      )
    ]
    graded.notes = ["\(secret): Package.swift differs"]
    graded.sandbox.protections = [
      SandboxReport.Entry(name: .noNetwork, isOn: false, detail: "bwrap is missing"),
      SandboxReport.Entry(name: .deadline, isOn: true, detail: "by its group"),
    ]
    graded.seconds = 2.25
    return graded
  }()

  /// The same result under another name.
  static func named(_ name: String) -> GradedSubmission {
    var graded = mixed
    graded.submission = name
    return graded
  }

  /// One whose archive could not be read.
  static let unreadable: GradedSubmission = {
    var graded = mixed
    graded.submission = "ben"
    for chapter in graded.chapters.indices {
      for index in graded.chapters[chapter].exercises.indices {
        let exercise = graded.chapters[chapter].exercises[index]
        graded.chapters[chapter].exercises[index] = Sample.exercise(
          exercise.id,
          exercise.title,
          Verdict(status: .notStarted)
        )
      }
    }
    graded.flags = []
    graded.voidReason = "The archive ends too early."
    return graded
  }()

  /// Texts from outside wherever a result can hold one.
  static let hostileEverywhere: GradedSubmission = {
    let check = Check(
      name: hostile,
      status: .failed,
      issues: [Check.Issue(comment: hostile, expectation: hostile, file: hostile, line: 1)],
      file: hostile,
      line: 1
    )
    let diagnostic = Diagnostic(
      severity: .error,
      file: hostile,
      line: 1,
      column: 1,
      message: hostile,
      excerpt: [hostile]
    )
    let verdict = Verdict(
      status: .failed,
      checks: [check],
      diagnostics: [diagnostic],
      notes: [hostile],
      output: hostile
    )
    let exercise = GradedExercise(
      id: "1.1",
      title: hostile,
      file: hostile,
      verdict: verdict,
      points: 0,
      maxPoints: 1
    )
    var graded = GradedSubmission(
      submission: hostile,
      workbook: hostile,
      chapters: [GradedChapter(number: 1, id: "A", title: hostile, exercises: [exercise])]
    )
    graded.notes = [hostile]
    graded.flags = [
      Flag(exercise: "1.1", file: hostile, line: 1, what: hostile, why: hostile, isFatal: false)
    ]
    return graded
  }()
}
