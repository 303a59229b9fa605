import WorkbookKit

/// Follows the events of one process, and notes what an honest run cannot contain.
///
/// It knows the tests from the workbook, never from the run: a run that announces other tests,
/// leaves some out, ends one twice or goes on after its end has been tampered with.
struct EventAudit {
  /// The tests that must run, and no others.
  let expected: Set<String>
  let suites: Set<String>
  private(set) var violations: [String] = []
  private var announced: Set<String> = []
  private var started: Set<String> = []
  private var ended: Set<String> = []
  private var hasStarted = false
  private var hasEnded = false
  private var hasFailure = false
  private var verdict: Bool?

  init(expected: Set<String>, suites: Set<String>) {
    self.expected = expected
    self.suites = suites
  }

  mutating func take(_ record: EventRecord) {
    if verdict != nil { note("events came after the end") }
    switch record.kind {
    case "test": announce(record.payload)
    case "event": follow(record.payload)
    default: note("a record of a foreign kind")
    }
  }

  /// Checks the whole run after the process has ended.
  ///
  /// - Parameter run: What it reported, and how it ended.
  mutating func finish(_ run: TestRun) {
    if hasStarted && announced != expected { note("the tests are not those of the workbook") }
    guard run.reachedEnd else { return }
    if !expected.isSubset(of: ended.union(run.skipped.keys)) {
      note("the run says that it is over, and not all tests are")
    }
    guard case .exited(let status) = run.termination else { return }
    if let verdict, verdict == hasFailure {
      note("the run's result contradicts the results of its tests")
    }
    if let verdict, verdict != (status == 0) { note("the exit status contradicts the result") }
  }

  mutating func noteForgedEvent() {
    note("something other than the tests has reported results")
  }

  private mutating func announce(_ payload: EventRecord.Payload) {
    guard let id = payload.id else { return note("a test without a name") }
    if hasStarted { note("a test was announced after the beginning") }
    guard payload.kind == "function" else {
      if !suites.contains(id) { note("a foreign suite") }
      return
    }
    if !expected.contains(id) { note("a foreign test") }
    if !announced.insert(id).inserted { note("a test was announced twice") }
  }

  private mutating func follow(_ payload: EventRecord.Payload) {
    let isTest = payload.testID.map { !suites.contains($0) } ?? false
    if hasEnded && payload.kind != TestHostSource.lastKind { note("events came after the end") }
    switch payload.kind {
    case "runStarted":
      if hasStarted { note("the run began twice") }
      hasStarted = true
    case "testStarted" where isTest:
      check(payload.testID, isRunning: false)
      if let id = payload.testID, !started.insert(id).inserted { note("a test began twice") }
    case "testEnded" where isTest:
      check(payload.testID, isRunning: true)
      if let id = payload.testID { ended.insert(id) }
      if payload.messages?.first?.symbol == "fail" { hasFailure = true }
    case "issueRecorded":
      if payload.issue?.fails ?? true { hasFailure = true }
    case "runEnded":
      hasEnded = true
    case TestHostSource.lastKind:
      if !hasEnded { note("the end came before the end of the tests") }
      verdict = payload.hasPassed
    default:
      break
    }
  }

  private mutating func check(_ id: String?, isRunning: Bool) {
    guard let id, expected.contains(id) else { return note("a result of a foreign test") }
    if !hasStarted { note("a result came before the beginning") }
    if !announced.contains(id) { note("a result of a test that was not announced") }
    if isRunning && (!started.contains(id) || ended.contains(id)) {
      note("a test ended that did not run")
    }
  }

  private mutating func note(_ violation: String) {
    if !violations.contains(violation) { violations.append(violation) }
  }
}
