/// Puts the checks of one exercise together from one or more runs.
struct CheckCollector {
  let suiteFile: String
  private var tests: [TestReport.Test] = []
  private var checks: [String: Check] = [:]
  private var notes: [String] = []
  private var ending: Verdict.Status?
  private var output: BoundedTail?
  /// Whether some end may have come from a busy machine.
  private var isUncertain = false

  init(suiteFile: String) {
    self.suiteFile = suiteFile
  }

  /// The tests that have their result.
  var settled: [String] { checks.keys.sorted() }

  /// Whether all tests that were ever announced have their result.
  var isComplete: Bool {
    !tests.isEmpty && tests.allSatisfy { checks[$0.id] != nil }
  }

  /// Takes the results of the tests that came to their end.
  mutating func take(_ report: TestReport, of exercise: ExerciseID) {
    // The tests of an own feature are in a file without a number, and alone in their program.
    let found = report.tests.filter { test in
      exercise.isOwn || test.exercise.map(ExerciseID.numbered) == exercise
    }
    for test in found {
      if !tests.contains(where: { $0.id == test.id }) { tests.append(test) }
      guard report.isSettled(test.id), checks[test.id] == nil else { continue }
      checks[test.id] = check(test, in: report)
    }
    for issue in report.strayIssues {
      let texts = [issue.comment, issue.expectation ?? ""].filter { !$0.isEmpty }
      addNote(
        "Something that a check had started failed later, when the check was over: "
          + texts.joined(separator: " "),
        ending: .failed
      )
    }
  }

  mutating func takeOutput(_ report: TestReport) {
    output = output ?? BoundedTail()
    Array(report.output.text.utf8).withUnsafeBytes { output?.append($0) }
    output?.skip(report.output.dropped)
  }

  /// Marks the test during which the process ended.
  ///
  /// - Parameter site: The place of the crash in the learner's file, if its last words do not say
  ///   it.
  mutating func fail(_ id: String, for report: TestReport, at site: CrashSite? = nil) {
    guard let test = tests.first(where: { $0.id == id }) else { return }
    if !report.isCertain { isUncertain = true }
    var message = TerminationMessage(of: report)
    message.site = site
    let (status, ending, text) = message.asCheck
    var issues = report.issues[id] ?? []
    issues.append(Check.Issue(comment: text, file: suiteFile, line: test.line))
    checks[id] = Check(
      name: test.name,
      status: status,
      issues: issues,
      file: suiteFile,
      line: test.line
    )
    worsen(to: ending)
  }

  /// The process ended when no test was running: before the first, between two, or after the last.
  mutating func noteEndOutsideTests(_ report: TestReport) {
    let (_, status, message) = TerminationMessage(of: report).asCheck
    if report.termination == .exited(0) || report.strayIssues.isEmpty {
      addNote("Outside the checks: " + message, ending: status)
    }
  }

  func verdict() -> Verdict {
    let all = tests.sorted { $0.line < $1.line }.map { test in
      checks[test.id]
        ?? Check(name: test.name, status: .notRun, file: suiteFile, line: test.line)
    }
    var verdict = Verdict(status: .failed, checks: all, notes: notes)
    verdict.output = output?.text
    verdict.droppedOutput = output?.dropped ?? 0
    verdict.isCutShort = isUncertain
    if let ending {
      verdict.status = ending
    } else if all.isEmpty {
      verdict.notes.append(
        suiteFile.hasPrefix("Tests/MineTests/")
          ? "\(suiteFile) has no test yet: write one with `@Test`, and it is run whenever you save."
          : "No check of \(suiteFile) was run, so there is no verdict."
      )
    } else if all.allSatisfy({ $0.status == .passed }) {
      verdict.status = .passed
    }
    return verdict
  }

  private func check(_ test: TestReport.Test, in report: TestReport) -> Check {
    var issues = report.issues[test.id] ?? []
    var status = Check.Status.passed
    if let reason = report.skipped[test.id] {
      status = .notRun
      if !reason.isEmpty {
        issues.append(Check.Issue(comment: reason, file: suiteFile, line: test.line))
      }
    } else if report.failed.contains(test.id) || !issues.isEmpty {
      status = .failed
    }
    return Check(
      name: test.name,
      status: status,
      issues: issues,
      file: suiteFile,
      line: test.line
    )
  }

  private mutating func addNote(_ note: String, ending: Verdict.Status) {
    if !notes.contains(note) { notes.append(note) }
    worsen(to: ending)
  }

  /// A crash says more than a time-out, and that more than an early end.
  private mutating func worsen(to status: Verdict.Status) {
    let order: [Verdict.Status] = [.failed, .endedEarly, .timedOut, .crashed]
    let rank = { (status: Verdict.Status?) in status.flatMap(order.firstIndex(of:)) ?? -1 }
    if rank(status) > rank(ending) { ending = status }
  }
}
