import Foundation
import WorkbookKit

/// Runs tests of a submission in the sandbox, and believes only what is sealed and fits the
/// inventory.
final class SealedTestRunner: TestRunning {
  let workbook: Workbook
  let room: ScratchRoom
  let sandbox: Sandbox
  /// The tests that may run; a run takes those that its filters name.
  let tests: [TestInventory.Test]
  let suites: Set<String>
  private let found = Locked<[String]>([])

  init(
    workbook: Workbook,
    room: ScratchRoom,
    sandbox: Sandbox,
    tests: [TestInventory.Test],
    suites: Set<String>
  ) {
    self.workbook = workbook
    self.room = room
    self.sandbox = sandbox
    self.tests = tests
    self.suites = suites
  }

  /// What the runs so far contained that no honest run does.
  var breaches: [String] { found.withLock { $0 } }

  func run(
    filters: [String],
    skips: [String],
    isSerial: Bool,
    silence: Duration,
    deadline: Duration
  ) throws -> TestRun {
    let skipped = Set(skips)
    let expected = tests.map { $0.id }.filter { !skipped.contains(TestFilter.test($0)) }
    var audit = EventAudit(expected: Set(expected), suites: suites)
    var run = TestRun()
    let decoder = JSONDecoder()
    let result = try room.execute(
      HostOrders(filters: expected.map(TestFilter.test), isSerial: isSerial),
      in: sandbox,
      silence: silence,
      deadline: deadline
    ) { event in
      guard let record = try? decoder.decode(EventRecord.self, from: Data(event)) else {
        return audit.noteBrokenSeal()
      }
      audit.take(record)
      run.take(record, suiteFile: self.workbook.file(withID:))
    }
    if result.isBroken { audit.noteBrokenSeal() }
    run.termination = sandbox.termination(result.process.termination)
    run.output = result.process.output
    run.errors = result.process.errors
    audit.finish(run, isSealed: TestHost.isUsable)
    found.withLock { found in
      found += audit.breaches.filter { !found.contains($0) }
    }
    return run
  }
}

/// What a `TestHost` is to run.
struct HostOrders {
  var filters: [String]
  var isSerial = true
  var listsOnly = false

  /// The configuration as Swift Testing's entry point reads it.
  func configuration() throws -> Data {
    struct Configuration: Encodable {
      var filter: [String]
      var parallel: Bool
      var listTests: Bool
      var verbosity = -9
      var eventStreamVersion = 0
    }
    return try JSONEncoder().encode(
      Configuration(filter: filters, parallel: !isSerial, listTests: listsOnly)
    )
  }
}
