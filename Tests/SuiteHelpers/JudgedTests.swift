import ComposableArchitecture
import Foundation
import Testing

/// The tests that a learner writes in a file, which a suite judges: they must pass on the correct
/// feature, and notice each bug.
///
/// It runs them in this process through Swift Testing's entry point for tools, whose events say what
/// became of them.
public struct JudgedTests: Sendable {
  let file: String

  /// - Parameter file: The name of the file, such as `2.8-TestTheBindings.swift`.
  public init(file: String) {
    self.file = file
  }

  /// Checks that there are tests, and that all of them pass on the correct feature.
  public func expectPass(at place: SourceLocation = #_sourceLocation) async throws {
    let run = try await OneAtATime.shared.perform(run)
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
    let isContent = run.failures.isEmpty
    #expect(
      isContent,
      """
      The feature is correct, so each test should pass. Look at the step that this is about:

      \(run.failures.first ?? "")\(Self.rounding(in: run.failures.first ?? ""))
      """,
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
    let isCorrectFirst = RunOrder.correctComesFirst()
    let (first, second) = try await OneAtATime.shared.perform {
      isCorrectFirst
        ? (try await run(), try await bug.inject(run))
        : (try await bug.inject(run), try await run())
    }
    let correct = isCorrectFirst ? first : second
    let isNoticed = correct.isGreen && !(isCorrectFirst ? second : first).isGreen
    let message =
      correct.isGreen
      ? "There is a feature in which \(bug.testDescription), and all of your tests pass on it. "
        + bug.advice
      : "Not judged yet: first all tests must pass on the correct feature."
    #expect(isNoticed, "\(message)", sourceLocation: place)
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
    let correct = try await OneAtATime.shared.perform(run)
    try #require(
      correct.isGreen,
      "Not judged yet: first all tests must pass on the correct feature.",
      sourceLocation: place
    )
    // By the id of each test, what it says too much and too little.
    var faults = correct.tests.mapValues { _ in [(isMinded: Bool, bug: Bug)]() }
    for bug in bugs {
      let failed = try await OneAtATime.shared.perform { try await bug.inject(run).failed }
      for test in faults.keys where !failed.contains(test) { faults[test]?.append((false, bug)) }
    }
    for bug in others {
      let failed = try await OneAtATime.shared.perform { try await bug.inject(run).failed }
      for test in faults.keys where failed.contains(test) { faults[test]?.append((true, bug)) }
    }
    let nearest = faults.min {
      ($0.value.count, correct.tests[$0.key] ?? "") < ($1.value.count, correct.tests[$1.key] ?? "")
    }
    let fault = nearest?.value.first
    let isThere = fault == nil
    #expect(
      isThere,
      """
      \(wanted) Nearest is `\(nearest.flatMap { correct.tests[$0.key] } ?? "")`, \
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
    let inject: @Sendable (@Sendable () async throws -> Run) async throws -> Run

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
  public struct Run: Sendable {
    fileprivate(set) var tests: [String: String] = [:]
    fileprivate(set) var skipped: [String] = []
    /// The ids of the tests that failed.
    fileprivate(set) var failed: Set<String> = []
    /// What was reported, in order, each with its place.
    fileprivate(set) var failures: [String] = []

    /// Whether there are tests, and none of them failed or was left out.
    var isGreen: Bool { !tests.isEmpty && skipped.isEmpty && failures.isEmpty }
  }
}

// MARK: - Running

extension JudgedTests {
  /// Runs the tests of the file, one after the other.
  func run() async throws -> Run {
    RunOrder.prepare()
    let configuration = try JSONEncoder().encode(Configuration(filter: [filter]))
    let records = Records()
    // Each test has shared values of its own, as in TCA. With values of another run, what a test has
    // shared would still be there in its next run, and could count the runs.
    try await withDependencies {
      $0 = DependencyValues()
    } operation: {
      try await Self.run(configuration, into: records)
    }
    var run = Run()
    for data in records.all {
      if let record = try? JSONDecoder().decode(Record.self, from: data) { run.take(record) }
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

/// `ABI/JSON.md` in the documentation of Swift Testing describes the records.
private struct Record: Decodable {
  struct Payload: Decodable {
    struct Issue: Decodable {
      struct Place: Decodable {
        var fileID: String
        var line: Int
      }

      var isKnown: Bool
      var sourceLocation: Place?
    }

    struct Message: Decodable {
      var text: String
    }

    var kind: String
    var id: String?
    var name: String?
    var displayName: String?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
  }

  var kind: String
  var payload: Payload
}

extension JudgedTests.Run {
  fileprivate mutating func take(_ record: Record) {
    let payload = record.payload
    let name = payload.testID.flatMap { tests[$0] }
    switch payload.kind {
    case "function" where record.kind == "test":
      guard let id = payload.id else { return }
      tests[id] = payload.displayName ?? payload.name ?? id
    case "testSkipped", "testCancelled":
      if let name { skipped.append("`\(name)`") }
    case "issueRecorded":
      guard let issue = payload.issue, !issue.isKnown else { return }
      if let id = payload.testID { failed.insert(id) }
      var texts = (payload.messages ?? []).map(\.text)
      if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
      if let place = issue.sourceLocation {
        let file = place.fileID.split(separator: "/").last ?? ""
        texts.append("\nThis was found at \(file):\(place.line), in the test `\(name ?? "?")`.")
      }
      failures.append(texts.joined(separator: "\n"))
    default:
      break
    }
  }
}

/// Swift Testing's entry point for tools, a function of C.
@_silgen_name("swt_abiv0_getEntryPoint")
private func entryPoint() -> UnsafeRawPointer

private typealias EntryPoint =
  @convention(thin) @Sendable (
    UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) async throws -> Bool

/// Lets one run go on at a time: a feature with a bug is there for the whole process.
private actor OneAtATime {
  static let shared = OneAtATime()

  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func perform<Result: Sendable>(
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
