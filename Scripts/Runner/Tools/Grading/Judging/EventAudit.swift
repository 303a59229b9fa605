import WorkbookKit

/// Follows the events of one process, and notes what an honest run cannot contain.
///
/// It knows the tests, and the order in which they were asked for, from the grader and never from
/// the run. Each test is a run of its own: announced, begun, its suites and cases begun and ended, and
/// ended, at instants that never go back.
struct EventAudit {
  /// A test that was asked for.
  struct Expected: Equatable {
    var id: String
    /// Whether it reports each of its inputs.
    var hasCases: Bool
    /// Whether it is the test that must fail; `id` is then the beginning of its id.
    var isProbe = false

    func isNamed(_ other: String?) -> Bool {
      isProbe ? other?.hasPrefix(id) == true : other == id
    }
  }

  /// The tests that must run, in this order, and no others.
  let expected: [Expected]
  let suites: Set<String>
  private(set) var violations: [String] = []

  private enum Phase {
    case announcing
    case running
  }

  private var phase = Phase.announcing
  /// The number of runs that have ended.
  private var done = 0
  private var isAnnounced = false
  private var hasBegun = false
  private var hasEnded = false
  private var wasSkipped = false
  private var openSuites: Set<String> = []
  private var openCases = 0
  private var cases = 0
  private var lastInstant = -Double.infinity
  private var hasFailure = false
  private var probeHasFailed = false
  private var verdict: Bool?

  init(expected: [Expected], suites: Set<String>) {
    self.expected = expected
    self.suites = suites
  }

  /// Whether the run that comes next, or is in progress, is that of the test that must fail.
  var isInProbe: Bool { current?.isProbe == true }

  private var current: Expected? { expected.indices.contains(done) ? expected[done] : nil }

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
  /// - Parameter report: The report of the run, with its end.
  mutating func finish(_ report: TestReport) {
    guard case .exited(let status) = report.termination, let verdict else { return }
    if verdict == hasFailure { note("the run's result contradicts the results of its tests") }
    if verdict != (status == 0) { note("the exit status contradicts the result") }
  }

  mutating func noteForgedEvent() {
    note("something other than the tests has reported results")
  }

  private mutating func announce(_ payload: EventRecord.Payload) {
    if phase != .announcing { note("a test was announced after the beginning") }
    guard payload.kind == "function" else {
      if payload.id.map(suites.contains) != true { note("a foreign suite") }
      return
    }
    if payload.id == nil || current?.isNamed(payload.id) != true {
      note("a test that was not asked for")
    }
    if isAnnounced { note("a test was announced twice") }
    isAnnounced = true
  }

  private mutating func follow(_ payload: EventRecord.Payload) {
    switch payload.kind {
    case "runStarted":
      lookAtClock(payload)
      if phase != .announcing || !isAnnounced { note("a run began that was not asked for") }
      phase = .running
    case "testStarted", "testEnded", "testCaseStarted", "testCaseEnded":
      lookAtClock(payload)
      followTest(payload)
    case "testSkipped", "testCancelled":
      if current?.isNamed(payload.testID) == true { wasSkipped = true }
    case "issueRecorded":
      if payload.issue?.fails ?? true { noteFailure() }
    case "runEnded":
      lookAtClock(payload)
      endRun()
    case TestHostSource.lastKind:
      if done != expected.count || phase != .announcing {
        note("the end came before the end of the tests")
      }
      verdict = payload.hasPassed
    default:
      break
    }
  }

  private mutating func followTest(_ payload: EventRecord.Payload) {
    guard phase == .running, let id = payload.testID else {
      return note("a result came before the beginning")
    }
    if suites.contains(id) {
      switch payload.kind {
      case "testStarted":
        if !openSuites.insert(id).inserted { note("a suite began twice") }
      case "testEnded":
        if openSuites.remove(id) == nil { note("a suite ended that did not run") }
      default: break
      }
      return
    }
    guard let current, current.isNamed(id) else {
      return note("a result of a test that was not asked for")
    }
    switch payload.kind {
    case "testStarted":
      if hasBegun { note("a test began twice") }
      hasBegun = true
    case "testEnded":
      let isWhole = openCases == 0 && (cases > 0) == current.hasCases || wasSkipped
      if !hasBegun || hasEnded || !isWhole { note("a test ended that did not run") }
      hasEnded = true
      if payload.messages?.first?.symbol == "fail" { noteFailure() }
    case "testCaseStarted":
      if !hasBegun || hasEnded { note("a case ran outside of its test") }
      openCases += 1
      cases += 1
    default:
      openCases -= 1
      if openCases < 0 || hasEnded { note("a case ended that did not run") }
    }
  }

  private mutating func noteFailure() {
    if isInProbe { probeHasFailed = true } else { hasFailure = true }
  }

  private mutating func endRun() {
    if phase != .running || !openSuites.isEmpty || !(hasEnded || wasSkipped) {
      note("the run says that it is over, and its test is not")
    }
    if isInProbe {
      if !probeHasFailed { note("a check that must fail has passed") }
      probeHasFailed = false
    }
    done += 1
    phase = .announcing
    (isAnnounced, hasBegun, hasEnded, wasSkipped) = (false, false, false, false)
    (openSuites, openCases, cases) = ([], 0, 0)
  }

  private mutating func lookAtClock(_ payload: EventRecord.Payload) {
    guard let instant = payload.instant?.absolute else { return note("an event without a time") }
    if instant < lastInstant { note("time went back") }
    lastInstant = instant
  }

  private mutating func note(_ violation: String) {
    if !violations.contains(violation) { violations.append(violation) }
  }
}
