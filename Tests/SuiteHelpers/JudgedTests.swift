import ComposableArchitecture
import Foundation
import Testing

/// The tests that a learner writes in a file, which a suite judges: they must pass on the correct
/// feature, and notice each bug.
///
/// They run through Swift Testing's entry point for tools, whose events say what became of them. The
/// runner has them meet each feature in a process of its own, as `SuitePart` says.
public struct JudgedTests: Sendable {
  let file: String

  /// - Parameter file: The name of the file, such as `2.9-TestTheBindings.swift`.
  public init(file: String) {
    self.file = file
  }

  /// Checks that there are tests, and that all of them pass on the correct feature, without waiting
  /// for real time.
  public func expectPass(at place: SourceLocation = #_sourceLocation) async throws {
    guard let first = try await firstRun() else { return }
    let run = first.run
    try first.requireTests(in: file, at: place)
    let isContent = run.failures.isEmpty
    #expect(
      isContent,
      """
      The feature is correct, so each test should pass. Look at the step that this is about:

      \(run.failures.first ?? "")\(Self.rounding(in: run.failures.first ?? ""))
      """,
      sourceLocation: place
    )
    #expect(
      !run.isGreen || !first.takesTime,
      """
      The tests pass on the correct feature, and take \(first.seconds) seconds for that. They run \
      again on each feature with a bug, so they should not wait for real time. A test moves the \
      clock that it gives to its store, and nobody waits. Look for a sleep in a test.
      """,
      sourceLocation: place
    )
  }

  /// Ends a check of features with a bug if the correct one says already that there is no use in
  /// them.
  private func requireFirstRun(at place: SourceLocation) async throws {
    guard let first = try await firstRun() else { return }
    try #require(
      first.isContent,
      "Not judged yet: first all tests must pass on the correct feature, without a wait.",
      sourceLocation: place
    )
  }

  /// A sentence about a number that a test has written down rounded; empty if there is none.
  private static func rounding(in failure: String) -> String {
    guard let number = failure.firstMatch(of: #/\+ .*?(\d\.\d{15,})/#)?.output.1 else { return "" }
    return """


      \(number) is what a `Double` makes of a sum or a difference. Expect it with the same \
      calculation, such as `0.03 - 0.01`.
      """
  }

  /// Checks that a test fails on a feature with a bug, while all pass on the correct one.
  public func expectNotice(_ bug: Bug, at place: SourceLocation = #_sourceLocation) async throws {
    try await requireFirstRun(at: place)
    guard let outcome = try await outcome(on: bug, at: place) else { return }
    let isNoticed = !outcome.isGreen
    #expect(
      isNoticed,
      """
      There is a feature in which \(bug.testDescription), and all of your tests pass on it. \
      \(bug.advice)
      """,
      sourceLocation: place
    )
  }

  /// Checks that one test fails on each of some bugs, and passes with others.
  ///
  /// - Parameter wanted: What it should say, such as `One test should say what is saved.`
  public func expectTest(
    about bugs: [Bug],
    butNot others: [Bug] = [],
    _ wanted: String,
    at place: SourceLocation = #_sourceLocation
  ) async throws {
    try await requireFirstRun(at: place)
    let tests = try await firstRun()?.run.tests ?? [:]
    // By the id of each test, what it says too much and too little.
    var faults = tests.mapValues { _ in [(isMinded: Bool, bug: Bug)]() }
    var isComplete = true
    for (isMinded, bug) in bugs.map({ (false, $0) }) + others.map({ (true, $0) }) {
      guard let failed = try await outcome(on: bug, at: place)?.failed else {
        isComplete = false
        continue
      }
      for test in faults.keys where failed.contains(test) == isMinded {
        faults[test]?.append((isMinded, bug))
      }
    }
    guard isComplete else { return }
    let nearest = faults.min {
      ($0.value.count, tests[$0.key] ?? "") < ($1.value.count, tests[$1.key] ?? "")
    }
    let fault = nearest?.value.first
    let isThere = fault == nil
    #expect(
      isThere,
      """
      \(wanted) Nearest is `\(nearest.flatMap { tests[$0.key] } ?? "")`, \
      which \(fault?.isMinded == true ? "fails, but should pass," : "passes, but should fail,") on a \
      feature in which \(fault?.bug.testDescription ?? "").
      """,
      sourceLocation: place
    )
  }

  /// A feature with a bug.
  public struct Bug: Sendable, CustomTestStringConvertible {
    /// What the feature does, as the end of a sentence.
    public let testDescription: String
    /// Where to look if no test notices it.
    let advice: String
    /// Runs something while the bug is there.
    fileprivate let inject: @Sendable (@Sendable () async throws -> Run) async throws -> Run

    /// - Parameters:
    ///   - what: What the feature does, as the end of a sentence.
    ///   - advice: Where to look if no test notices it.
    ///   - inject: Runs something while the bug is there.
    public init(
      _ what: String,
      _ advice: String,
      inject: @escaping @Sendable (@Sendable () async throws -> Run) async throws -> Run
    ) {
      testDescription = what
      self.advice = advice
      self.inject = inject
    }
  }

  /// What became of the tests in one run.
  public struct Run: Codable, Sendable {
    var tests: [String: String] = [:]
    var skipped: [String] = []
    /// The ids of the tests that failed: their places.
    var failed: Set<String> = []
    /// What was reported, in order, each with its place.
    var failures: [String] = []
    /// The first test that failed, and its line, such as "`wins` (line 12)".
    var firstFailing = "one"
    /// The ids of the tests that have begun and not ended.
    var running: [String] = []

    /// Whether there are tests, and none of them failed or was left out.
    var isGreen: Bool { !tests.isEmpty && skipped.isEmpty && failures.isEmpty }
  }
}

/// A run of tests, and how it went.
struct WatchedRun: Codable, Sendable {
  var run: JudgedTests.Run
  var hasEnded: Bool
  var duration: Duration
  /// How often somebody else had a turn meanwhile. It is rare where the machine is busy.
  var looks: Int

  /// Whether the tests wait for real time. Without that they take a twentieth of it. A look takes a
  /// millisecond where nothing else runs: where it takes more, the tests may have waited for the machine.
  var takesTime: Bool { duration > .milliseconds(750) && looks > 500 }

  /// Whether there is a use in features with a bug.
  var isContent: Bool { hasEnded && run.isGreen && !takesTime }

  var seconds: String { String(format: "%.1f", duration / .seconds(1)) }

  /// Ends a check of tests that have not come to an end, or are not there; each should have run.
  func requireTests(in file: String, at place: SourceLocation = #_sourceLocation) throws {
    let names = run.running.compactMap { run.tests[$0] }.map { "`\($0)`" }
    try #require(
      hasEnded,
      """
      After \(seconds) seconds the tests still \
      run\(names.isEmpty ? "" : ": \(names.joined(separator: ", "))"). A test moves the clock \
      that it gives to its store, and waits for no real time. Look for a sleep, or for something \
      that is waited for and never comes.
      """,
      sourceLocation: place
    )
    let isThere = !run.tests.isEmpty
    try #require(
      isThere,
      """
      There is no test in \(file) yet. A test is a function with `@Test` before it, in a `struct`.
      """,
      sourceLocation: place
    )
    #expect(
      run.skipped.isEmpty,
      """
      Each test should run, and \(run.skipped.joined(separator: ", ")) did not. Look at what is \
      written beside `@Test`.
      """,
      sourceLocation: place
    )
  }
}

// MARK: - Running

/// The end of a run on a feature with a bug.
private struct Outcome: Codable, Sendable {
  var isGreen: Bool
  var failed: Set<String>
}

extension JudgedTests {
  /// The run on the correct feature; nil if this process is for another one.
  private func firstRun() async throws -> WatchedRun? {
    let part = SuitePart.current
    if let part, part.feature == nil {
      let runs = try part.results(SuitePart.correct, as: WatchedRun.self)
      return runs.first { !$0.isContent } ?? runs.first
    }
    guard part == nil || part?.feature == SuitePart.correct else { return nil }
    if let known = await Runs.shared.first[file] { return known }
    var found = try await watchedRun()
    // A machine that was too busy for tests that seem to take long is not so each time.
    for _ in 1...2 where found.hasEnded && found.run.isGreen && found.takesTime {
      let again = try await watchedRun()
      if !again.takesTime { found = again }
    }
    await Runs.shared.keep(found, of: file)
    if part != nil { try SuitePart.report(SuitePart.correct, result: found) }
    return found
  }

  /// The outcome of the tests on a feature with a bug; nil if another process has to find it.
  private func outcome(on bug: Bug, at place: SourceLocation) async throws -> Outcome? {
    let (part, name) = (SuitePart.current, bug.testDescription)
    if let part, part.feature == nil {
      let found: Outcome = try #require(
        try part.results(name, as: Outcome.self).last,
        "Not judged: the tests did not come to an end on a feature in which \(name).",
        sourceLocation: place
      )
      return found
    }
    if let part, part.feature != name {
      if part.asks { try SuitePart.report(name, result: Outcome?.none) }
      return nil
    }
    if let known = await Runs.shared.outcomes[file + name] { return known }
    let run = try await Runs.shared.alone {
      try await bug.inject { try await collect(into: Records()) }
    }
    let found = Outcome(isGreen: run.isGreen, failed: run.failed)
    await Runs.shared.keep(found, of: file + name)
    if part != nil { try SuitePart.report(name, result: found) }
    return found
  }

  /// Runs the tests, and gives them up when they do not come to an end.
  func watchedRun() async throws -> WatchedRun {
    try await Runs.shared.alone {
      let records = Records()
      let outcome = LockIsolated<Result<Run, any Error>?>(nil)
      Task {
        let result = await Result { try await collect(into: records) }
        outcome.setValue(result)
      }
      let start = ContinuousClock.now
      var looks = 0
      // A process that gets little time looks rarely: it is not the tests that wait then.
      while outcome.value == nil, looks < 500 || ContinuousClock.now - start < .seconds(5) {
        await MainActor.run {}
        try? await Task.sleep(for: .milliseconds(1))
        looks += 1
      }
      let duration = ContinuousClock.now - start
      // A run that does not end is left alone: to cancel it would cancel the check that began it.
      let run = try outcome.value?.get() ?? Self.read(records)
      return WatchedRun(run: run, hasEnded: outcome.value != nil, duration: duration, looks: looks)
    }
  }

  private func collect(into records: Records) async throws -> Run {
    _ = SuitePart.current
    let configuration = try JSONEncoder().encode(Configuration(filter: [filter]))
    // Each test has shared values of its own, as in TCA. With values of another run, what a test has
    // shared would still be there in its next run, and could count the runs.
    try await withDependencies {
      $0 = DependencyValues()
    } operation: {
      try await Self.run(configuration, into: records)
    }
    return Self.read(records)
  }

  private static func read(_ records: Records) -> Run {
    var run = Run()
    for data in records.all {
      if let record = try? JSONDecoder().decode(EventOfRun.self, from: data) { run.take(record) }
    }
    return run
  }

  /// Runs the tests that a configuration names.
  private static func run(_ configuration: Data, into records: Records) async throws {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: configuration.count, alignment: 8)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: configuration)
    let start = unsafeBitCast(entryPoint(), to: EntryPoint.self)
    _ = try await start(UnsafeRawBufferPointer(bytes)) { records.append(Data($0)) }
  }

  /// The id of a test ends with its file, line and column.
  private var filter: String {
    "/" + NSRegularExpression.escapedPattern(for: file) + ":[0-9]+:[0-9]+$"
  }

  /// What the entry point reads. It writes nothing to the terminal.
  private struct Configuration: Encodable {
    var filter: [String]
    var parallel = false
    var verbosity = Int.min
    var eventStreamVersion = 0
  }

  private final class Records: @unchecked Sendable {
    private let lock = NSLock()
    private var records: [Data] = []

    var all: [Data] { lock.withLock { records } }

    func append(_ record: Data) { lock.withLock { records.append(record) } }
  }
}

/// Swift Testing's entry point for tools, a function of C.
@_silgen_name("swt_abiv0_getEntryPoint")
private func entryPoint() -> UnsafeRawPointer

private typealias EntryPoint =
  @convention(thin) @Sendable (
    UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) async throws -> Bool

/// The runs of this process. One goes on at a time: a feature with a bug is there for the whole
/// process.
private actor Runs {
  static let shared = Runs()

  private(set) var first: [String: WatchedRun] = [:]
  private(set) var outcomes: [String: Outcome] = [:]
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func keep(_ run: WatchedRun, of file: String) { first[file] = run }
  func keep(_ outcome: Outcome, of name: String) { outcomes[name] = outcome }

  func alone<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      // It stays busy for the next one.
      if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
    return try await body()
  }
}
