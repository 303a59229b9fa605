import Testing

@testable import WorkbookKit

@Suite("What the tests report") struct TestReportTests {
  private let add = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
  private let first = EventText.id("first")
  private let second = EventText.id("second", line: 9)

  private var announcements: [String] {
    [
      EventText.announced("second", name: "Second", line: 9),
      EventText.announced("first", name: "First"),
      EventText.event("runStarted"),
      EventText.event("testStarted", of: "NumbersTests.AddTests"),
    ]
  }

  private func verdict(_ report: TestReport) -> Verdict {
    var collector = CheckCollector(suiteFile: "Tests/1.1-AddTests.swift")
    collector.take(report, of: add)
    return collector.verdict()
  }

  private func passing(_ id: String) -> [String] {
    [EventText.event("testStarted", of: id), EventText.event("testEnded", of: id, symbol: "pass")]
  }

  private var ended: String { EventText.event("runEnded") }

  /// A run in which the second test passes, and this happens in the first.
  private func run(_ lines: String..., symbol: String) -> TestReport {
    EventText.run(
      announcements + passing(second) + [EventText.event("testStarted", of: first)] + lines
        + [EventText.event("testEnded", of: first, symbol: symbol), ended]
    )
  }

  @Test("An exercise passes when every test that was announced has passed")
  func passed() {
    // A line that is no record is passed over.
    let lines = announcements + passing(first) + ["no json"] + passing(second) + [ended]
    let report = EventText.run(lines)
    #expect(report.isComplete)
    #expect(verdict(report).status == .passed)
    #expect(verdict(report).checks.map { $0.name } == ["First", "Second"])
  }

  @Test("A missing result is never a pass, nor is one that the stream calls skipped or failed")
  func missing() {
    let missing = EventText.run(announcements + passing(first))
    #expect(!missing.isComplete)
    #expect(verdict(missing).status == .failed)
    #expect(verdict(missing).checks.map { $0.status } == [.passed, .notRun])
    #expect(verdict(EventText.run([ended])).status == .failed)
    // A run that ended without saying so.
    #expect(!EventText.run(announcements + passing(first) + passing(second)).isComplete)
    let skipped = EventText.run(
      announcements + passing(second) + [EventText.event("testSkipped", of: first), ended]
    )
    #expect(skipped.isComplete)
    #expect(verdict(skipped).status == .failed)
    #expect(verdict(skipped).checks.map { $0.status } == [.notRun, .passed])
    // One that failed without an issue.
    #expect(verdict(run(symbol: "fail")).status == .failed)
  }

  @Test("An issue fails its check; the sentence and what was compared are kept apart")
  func issue() throws {
    let expectation = "Expectation failed: (a → 1) == 2"
    let issue = EventText.issue(in: first, expectation, comment: "Two, please.")
    let report = run(issue, symbol: "fail")
    let check = try #require(verdict(report).checks.first)
    #expect(check.status == .failed)
    #expect(check.message == "Two, please.\nExpectation failed: (a → 1) == 2")
    #expect(check.issues.first?.comment == "Two, please.")
    #expect(check.issues.first?.file == "Tests/01-NumbersTests/1.1-AddTests.swift")
    #expect(check.issues.first?.line == 7)
    #expect(verdict(report).status == .failed)
  }

  @Test(
    "A failure is placed at the step where it was found, if that is in the suite or the exercise",
    arguments: [
      ("1.1-AddTests.swift", "Tests/01-NumbersTests/1.1-AddTests.swift:41"),
      ("1.1-Add.swift", "Tests/01-Numbers/1.1-Add.swift:41"),
      ("BindingWatch.swift", "Tests/01-NumbersTests/1.1-AddTests.swift:7"),
    ]
  )
  func step(_ example: (file: String, place: String)) throws {
    let comment = "No.\\n\\nPlace: \(example.file):41\\n"
    let report = EventText.run(
      announcements + [
        EventText.event("testStarted", of: first),
        EventText.issue(in: first, "Expectation failed: isRight", comment: comment),
      ]
    )
    let issue = try #require(report.issues.values.first?.first)
    #expect(issue.comment.trimmed == "No.")
    #expect("\(issue.file):\(issue.line)" == example.place)
  }

  @Test("A recorded message of several lines stays as it is")
  func plainMessage() {
    let report = EventText.run(
      announcements + [
        EventText.issue(in: first, "Issue recorded", comment: #"Title\n  − a\n  + b"#)
      ]
    )
    #expect(report.issues.values.first?.first?.expectation == nil)
    #expect(report.issues.values.first?.first?.comment == "Title\n  − a\n  + b")
  }

  @Test("Known issues fail nothing")
  func knownIssue() {
    let issue = EventText.issue(in: first, "Issue recorded", isKnown: true)
    #expect(verdict(run(issue, symbol: "passWithKnownIssue")).status == .passed)
  }

  @Test("An issue that belongs to no test fails the exercise")
  func strayIssue() {
    let report = EventText.run(
      announcements + passing(first) + passing(second) + [
        EventText.issue(in: nil, "Issue recorded", comment: "Too late."),
        ended,
      ]
    )
    #expect(!report.isComplete)
    #expect(verdict(report).status == .failed)
    #expect(verdict(report).notes.first?.contains("Too late.") == true)
  }

  @Test("The test during which the process ended is the one that had not")
  func culprit() throws {
    let report = EventText.run(
      announcements + passing(first) + [EventText.event("testStarted", of: second)],
      termination: .signalled(4)
    )
    let id = try #require(report.unfinished.last)
    var collector = CheckCollector(suiteFile: "Tests/1.1-AddTests.swift")
    collector.take(report, of: add)
    collector.fail(id, for: report)
    #expect(collector.isComplete)
    #expect(collector.verdict().status == .crashed)
    #expect(collector.verdict().checks.map { $0.status } == [.passed, .crashed])
  }

  @Test(
    "Each way to end has its status and its words",
    arguments: [
      (.stopped, .timedOut, .timedOut, "loop"), (.signalled(11), .crashed, .crashed, "recursion"),
      (.exited(0), .failed, .endedEarly, "exit"), (.exceededMemory, .crashed, .crashed, "memory"),
    ] as [(Termination, Check.Status, Verdict.Status, String)]
  )
  func endings(
    _ example: (
      termination: Termination, check: Check.Status, exercise: Verdict.Status, word: String
    )
  ) {
    let ending = TerminationMessage(of: EventText.run([], termination: example.termination)).asCheck
    #expect(ending.check == example.check)
    #expect(ending.exercise == example.exercise)
    #expect(ending.text.contains(example.word))
  }

  @Test("A filter names one test and no other")
  func filters() throws {
    let id = first.replacing(#"\/"#, with: "/")
    let filter = try Regex(TestFilter.test(id))
    #expect(id.contains(filter))
    #expect(!"\(id)0".contains(filter))
    #expect(!id.replacing("()", with: "").contains(filter))
  }
}
