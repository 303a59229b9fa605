import Foundation
import WorkbookKit

/// Runs tests of a submission in the sandbox, and accepts only events that are authenticated and fit
/// the inventory.
struct AuthenticatedSuiteProgram: TestRunning {
  let workbook: Workbook
  let session: SandboxSession
  /// The program in the session.
  let program: String
  let sandbox: Sandbox
  /// The tests that may run; a run takes those that its filters name.
  let tests: [TestInventory.Test]
  let suites: Set<String>
  /// The beginning of the id of the program's own test, which must fail.
  let probe: String
  private let found = Locked<[String]>([])

  /// The findings in the runs so far that an honest run cannot contain.
  var violations: [String] { found.withLock { $0 } }

  func run(
    skips: [String],
    silence: Duration,
    deadline: Duration
  ) throws -> TestReport {
    let skipped = Set(skips)
    // In an order that no submission can know beforehand.
    let expected = tests.filter { !skipped.contains(TestFilter.test($0.id)) }.shuffled()
    var requested = expected.map { EventAudit.Expected(id: $0.id, hasCases: $0.hasCases) }
    // In the end, and at a place that no submission can know.
    let probe = EventAudit.Expected(id: probe + "/", hasCases: false, isProbe: true)
    requested.insert(probe, at: Int.random(in: 0...requested.count))
    requested.append(probe)
    var audit = EventAudit(expected: requested, suites: suites.union([self.probe]))
    var report = TestReport()
    let decoder = JSONDecoder()
    // The workbook says which tests there are, before the run says anything.
    for test in expected {
      guard let record = try? decoder.decode(EventRecord.self, from: test.announcement) else {
        throw WorkbookError("The list of tests cannot be read. Remove .build/workbook/grading.")
      }
      report.take(record, suiteFile: workbook.file(withID:))
    }
    let result = try session.execute(
      program,
      requested.map { test in
        let filter = TestFilter.test(test.id)
        return TestHostRequest(
          filters: [test.isProbe ? String(filter.dropLast()) : filter],
          isProbe: test.isProbe
        )
      },
      in: sandbox,
      silence: silence,
      deadline: deadline
    ) { event in
      guard let record = try? decoder.decode(EventRecord.self, from: Data(event)) else {
        return audit.noteForgedEvent()
      }
      // The probe is none of the exercise's checks.
      if !audit.isInProbe { report.take(record, suiteFile: workbook.file(withID:)) }
      audit.take(record)
    }
    if result.isBroken { audit.noteForgedEvent() }
    report.termination = sandbox.termination(result.process.termination)
    report.output = result.process.output
    report.errors = result.process.errors
    audit.finish(report)
    found.withLock { found in
      found += audit.violations.filter { !found.contains($0) }
    }
    return report
  }
}
