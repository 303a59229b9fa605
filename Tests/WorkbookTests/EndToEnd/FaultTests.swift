import Foundation
import Testing

@testable import WorkbookKit

/// The whole way, from a learner's file to the verdict, on one miniature workbook that is built for
/// real. The tests run one after the other, because they share its build folder.
@Suite("From a file to a verdict", .serialized, .offPool, .timeLimit(.minutes(20)))
final class FaultTests {
  /// Built by the first test that needs it.
  private static let shared: Result<Miniature, any Error> = Result {
    let miniature = try Miniature()
    // The build folder is too large to be left behind.
    atexit { try? FaultTests.shared.get().folder.remove() }
    return miniature
  }

  private let miniature: Miniature

  init() throws {
    miniature = try Self.shared.get()
    try miniature.reset()
  }

  /// What a program reads from `status`, an exercise's number as the key.
  private func status(_ options: String...) async throws -> [String: Outcome] {
    let words = ["status", "--format", "json", "--timeout", "5", "--root", miniature.root]
    let result = await offPool { Program.execute(Program.path, words + options) }
    #expect(result.status == 0, "\(result.errors)")
    let report = try JSONDecoder().decode(ReportOutcome.self, from: Data(result.output.utf8))
    let pairs = report.chapters.flatMap { $0.exercises }.map { ($0.id, $0) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func run(_ words: String...) async -> (status: Int32, output: String, errors: String) {
    let all = ["run", "--timeout", "5", "--root", miniature.root] + words
    return await offPool { Program.execute(Program.path, all) }
  }

  private func double(_ text: String) throws {
    try miniature.save(text, as: "Chapters/01-Numbers/1.2-Double.swift")
  }

  /// What the checks of 1.2 come to with a text, which must change nothing for the others.
  private func outcome(_ text: String) async throws -> Outcome {
    try miniature.save(
      "func add(_ a: Int, _ b: Int) -> Int { a + b }\n",
      as: "Chapters/01-Numbers/1.1-Add.swift"
    )
    try double(text)
    let outcomes = try await status()
    #expect(outcomes["1.1"]?.status == "passed")
    #expect(outcomes["1.3"]?.status == "notStarted")
    return try #require(outcomes["1.2"])
  }

  @Test("An exercise that did not change is not run again")
  func memory() async throws {
    _ = try await status()
    let workbook = try miniature.workbook()
    let run = WorkbookRun(
      workbook: workbook,
      environment: Program.environment,
      options: WorkbookRun.Options(limits: Limits(timeout: .seconds(5)))
    )
    let judged = Locked<[WorkbookRun.Step]>([])
    func verdicts() async throws -> [ExerciseID: Verdict] {
      judged.withLock { $0 = [] }
      return try await offPool {
        try run.verdicts(of: workbook.exercises) { step in
          if case .judging = step { judged.withLock { $0.append(step) } }
        }
      }
    }
    #expect(try await verdicts().count == 4)
    #expect(judged.withLock { $0.isEmpty })

    let second = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 2))
    try double("func double(_ a: Int) -> Int { missing }\n")
    #expect(try await verdicts()[second]?.status == .doesNotCompile)
    #expect(judged.withLock { $0 } == [.judging(second)])
    #expect(try await verdicts()[second]?.status == .doesNotCompile)
    #expect(judged.withLock { $0.isEmpty })

    // Another exercise of the same chapter is judged without the one that does not compile.
    let first = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
    let answer = "func add(_ a: Int, _ b: Int) -> Int { b + a }  // not seen before\n"
    try miniature.save(answer, as: "Chapters/01-Numbers/1.1-Add.swift")
    #expect(try await verdicts()[first]?.status == .passed)
    #expect(judged.withLock { $0 } == [.judging(first)])
  }

  @Test("Checks are told a number that follows from the judged text alone")
  func runOrder() async throws {
    let text = """
      import Foundation

      func double(_ a: Int) -> Int {
        let number = ProcessInfo.processInfo.environment["WORKBOOK_RUN_ORDER"] ?? ""
        preconditionFailure("number: \\(number)")
      }

      """
    try double(text)
    let first = try #require(await run("1.2").output.firstMatch(of: /number: ([0-9a-f]{32})/))
    #expect("\(first.1)" == ContentHash(of: text).description)
    try double(text + "// An edit.\n")
    let second = try #require(await run("1.2").output.firstMatch(of: /number: ([0-9a-f]{32})/))
    #expect(first.1 != second.1)
  }

  @Test("Each of many quick saves gets the verdict of what was saved")
  func quickSaves() async throws {
    for round in 1...3 {
      try double("func double(_ a: Int) -> Int { \(round) + a }\n")
      #expect(try await status()["1.2"]?.status == "failed")
      try double("func double(_ a: Int) -> Int { a + a }\n// \(round)\n")
      #expect(try await status()["1.2"]?.status == "passed")
    }
  }

  @Test(
    "A crash in Swift's own code is shown at the learner's line",
    .enabled(if: Platform.backtraceSettings != nil),
    arguments: [
      "let twice = [a, a]\n  return twice[a + 2]", "Optional(a).map { $0 > 9 ? $0 : nil }!!",
      "Int.max - 3 + a * 4",
    ]
  )
  func crashElsewhere(body: String) async throws {
    let outcome = try await outcome("func double(_ a: Int) -> Int {\n  \(body)\n}\n")
    #expect(outcome.status == "crashed")
    let message = try #require(outcome.checks.first { $0.status == "crashed" }?.message)
    let line = body.contains("\n") ? 3 : 2
    #expect(message.contains("(1.2-Double.swift:\(line))"))
  }

  @Test("A program that grows without end is ended, and one sentence says why")
  func growth() async throws {
    try double(
      """
      func double(_ a: Int) -> Int {
        var all: [[Int]] = []
        while a == 1 { all.append(Array(repeating: a, count: 100_000)) }
        return 2 * a
      }

      """
    )
    let words = ["run", "1.2", "--timeout", "600", "--root", miniature.root]
    let shown = await offPool { Program.execute(Program.path, words) }
    #expect(shown.status == 1)
    #expect(shown.output.contains("1 of 2 checks pass"))
    #expect(shown.output.ranges(of: "memory").count == 1, "\(shown.output)")
  }

  @Test("Ending the program is not passing")
  func earlyExit() async throws {
    let outcome = try await outcome("import Foundation\nfunc double(_ a: Int) -> Int { exit(0) }\n")
    #expect(outcome.status == "endedEarly" && outcome.points == 0)
    #expect(!outcome.checks.contains { $0.status == "passed" })
  }

  @Test("An exit handler left behind by a check that passed is found")
  func leftBehind() async throws {
    let outcome = try await outcome(
      """
      import Foundation
      func double(_ a: Int) -> Int {
        if a == 1 { atexit { abort() } }
        return 2 * a
      }

      """
    )
    #expect(outcome.status == "crashed" && !outcome.notes.isEmpty)
  }
}

private struct ReportOutcome: Decodable {
  struct Chapter: Decodable {
    var exercises: [Outcome]
  }
  var chapters: [Chapter]
}

private struct Outcome: Decodable {
  struct Check: Decodable {
    var status: String
    var message: String
  }
  var id: String
  var status: String
  var points: Int
  var checks: [Check]
  var notes: [String]
}
