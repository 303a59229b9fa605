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

  /// Solves 1.1; every test below expects that 1.2 cannot change its verdict.
  private func solveAdd() throws {
    try miniature.save(
      "func add(_ a: Int, _ b: Int) -> Int { a + b }\n",
      as: "Chapters/01-Numbers/1.1-Add.swift"
    )
  }

  private func double(_ text: String) throws {
    try miniature.save(text, as: "Chapters/01-Numbers/1.2-Double.swift")
  }

  @Test("At first nothing is started, and an answer passes once it is right")
  func ordinaryWay() async throws {
    var outcome = try await status()
    #expect(outcome.values.allSatisfy { $0.status == "notStarted" && $0.points == 0 })
    // What nobody has begun is known from its text.
    #expect(outcome.values.allSatisfy { $0.checks.isEmpty })
    let shown = await run("1.1")
    #expect(shown.output.contains("Both numbers count."))
    #expect(shown.output.contains("not started: 1 of 2 checks pass"))

    try solveAdd()
    try double("func double(_ a: Int) -> Int { a + 2 }\n")
    outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["1.1"]?.points == 2)
    #expect(outcome["1.2"]?.status == "failed")
    #expect(outcome["1.2"]?.points == 0)
    #expect(outcome["1.3"]?.status == "notStarted")
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
    func verdicts() async throws -> [ExerciseNumber: Verdict] {
      judged.withLock { $0 = [] }
      return try await offPool {
        try run.verdicts(of: workbook.exercises) { step in
          if case .judging = step { judged.withLock { $0.append(step) } }
        }
      }
    }
    #expect(try await verdicts().count == 4)
    #expect(judged.withLock { $0.isEmpty })

    let second = ExerciseNumber(chapter: 1, position: 2)
    try double("func double(_ a: Int) -> Int { missing }\n")
    #expect(try await verdicts()[second]?.status == .doesNotCompile)
    #expect(judged.withLock { $0 } == [.judging(second)])
    #expect(try await verdicts()[second]?.status == .doesNotCompile)
    #expect(judged.withLock { $0.isEmpty })

    // Another exercise of the same chapter is judged without the one that does not compile.
    let first = ExerciseNumber(chapter: 1, position: 1)
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

  @Test("An exercise that does not compile has its own errors, and the others are graded")
  func doesNotCompile() async throws {
    try solveAdd()
    try double("func double(_ a: Int) -> Int {\n  missing\n}\n")
    // It compiles, but its suite finds nothing to call.
    try miniature.save("let nothing = 0\n", as: "Chapters/02-Words/2.1-Shout.swift")
    let outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["1.3"]?.status == "notStarted")
    let broken = try #require(outcome["1.2"])
    #expect(broken.status == "doesNotCompile")
    #expect(broken.diagnostics.first?.file == "Chapters/01-Numbers/1.2-Double.swift")
    #expect(broken.diagnostics.first?.line == 2)
    #expect(broken.diagnostics.first?.message == "cannot find 'missing' in scope")
    #expect(outcome["2.1"]?.status == "doesNotCompile")
    #expect(
      outcome["2.1"]?.diagnostics.first?.file == "Tests/02-WordsTests/2.1-ShoutTests.swift"
    )

    let shown = await run("1.2")
    #expect(shown.status == 1)
    // Where a line of the output is broken depends on the length of the temporary folder's path.
    let words = shown.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Chapters/01-Numbers/1.2-Double.swift:2:3: error: cannot find"))
  }

  @Test("A name of another exercise is free to use, since no exercise sees another")
  func sameName() async throws {
    try double("func double(_ a: Int) -> Int { 2 * a }\nfunc negate(_ a: Int) -> Int { a }\n")
    let outcome = try await status()
    #expect(outcome["1.2"]?.status == "passed")
    #expect(outcome["1.3"]?.status == "notStarted")
  }

  @Test("A crash costs one check, and its message is shown")
  func crash() async throws {
    try solveAdd()
    try double(
      """
      func double(_ a: Int) -> Int {
        print("doubling", a)
        if a == 1 { fatalError("not yet") }
        return 2 * a
      }

      """
    )
    let outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["1.3"]?.status == "notStarted")
    #expect(outcome["1.2"]?.status == "crashed")
    #expect(outcome["1.2"]?.checks.map { $0.status } == ["passed", "crashed"])
    let message = try #require(outcome["1.2"]?.checks.last?.message)
    #expect(message.contains("not yet"))
    #expect(message.contains("1.2-Double.swift:3"))
    #expect(!message.contains("memory"))
    let shown = await run("double")
    #expect(shown.status == 1)
    #expect(shown.output.contains("    doubling 1\n"))
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
    try solveAdd()
    try double("func double(_ a: Int) -> Int {\n  \(body)\n}\n")
    let outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["1.2"]?.status == "crashed")
    let message = try #require(outcome["1.2"]?.checks.first { $0.status == "crashed" }?.message)
    let line = body.contains("\n") ? 3 : 2
    #expect(message.contains("(1.2-Double.swift:\(line))"))
  }

  @Test("A helper beside the exercises is not compiled, and the learner is told where it belongs")
  func helperFile() async throws {
    let helper = "Chapters/01-Numbers/1.99-Helper.swift"
    try miniature.save("func twice(_ a: Int) -> Int { 2 * a }\n", as: helper)
    defer { unlink(miniature.root + "/" + helper) }
    try double("func double(_ a: Int) -> Int { twice(a) }\n")
    let outcome = try await status()
    #expect(outcome["1.2"]?.status == "doesNotCompile")
    #expect(outcome["1.2"]?.notes.first?.hasPrefix("`1.99-Helper.swift` does not count") == true)
  }

  @Test("A loop without end costs one check")
  func busyLoop() async throws {
    try solveAdd()
    try double("func double(_ a: Int) -> Int { while a == 1 {}\nreturn 2 * a }\n")
    let outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["1.3"]?.status == "notStarted")
    #expect(outcome["1.2"]?.status == "timedOut")
    #expect(outcome["1.2"]?.checks.map { $0.status } == ["passed", "timedOut"])
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

  @Test("TerminationMessage the program is not passing")
  func earlyExit() async throws {
    try solveAdd()
    try double("import Foundation\nfunc double(_ a: Int) -> Int { exit(0) }\n")
    let outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["1.3"]?.status == "notStarted")
    #expect(outcome["1.2"]?.status == "endedEarly")
    #expect(outcome["1.2"]?.points == 0)
    #expect(outcome["1.2"]?.checks.contains { $0.status == "passed" } == false)
  }

  @Test("Ten megabytes of output change no verdict, and their end is shown")
  func endlessOutput() async throws {
    try solveAdd()
    try double(
      """
      func double(_ a: Int) -> Int {
        let line = String(repeating: "x", count: 999)
        for _ in 0..<5_000 { print(line) }
        print("the end of", a)
        return 2 * a
      }

      """
    )
    let outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["1.2"]?.status == "passed")
    let shown = await run("1.2")
    #expect(shown.status == 0)
    #expect(shown.output.contains("the end of 1\n"))
    #expect(shown.output.contains("bytes before this are not shown"))
  }

  @Test("An exit handler left behind by a check that passed is found")
  func leftBehind() async throws {
    try solveAdd()
    try double(
      """
      import Foundation
      func double(_ a: Int) -> Int {
        if a == 1 { atexit { abort() } }
        return 2 * a
      }

      """
    )
    let outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["1.3"]?.status == "notStarted")
    #expect(outcome["1.2"]?.status == "crashed")
    #expect(outcome["1.2"]?.notes.isEmpty == false)
  }

  @Test("A thing other than a file in place of an exercise is reported, and harms no other")
  func namedPipe() async throws {
    try solveAdd()
    let path = miniature.root + "/Chapters/02-Words/2.1-Shout.swift"
    try Files.remove(path)
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let outcome = try await status()
    #expect(outcome["1.1"]?.status == "passed")
    #expect(outcome["2.1"]?.notes.first?.contains("not a file") == true)
  }

  @Test("A missing file is reported, with the way to get it back")
  func missingFile() async throws {
    try Files.remove(miniature.root + "/Chapters/02-Words/2.1-Shout.swift")
    let outcome = try await status()
    #expect(outcome["2.1"]?.status == "doesNotCompile")
    #expect(outcome["2.1"]?.notes.first?.contains("Scripts/workbook reset 2.1") == true)
    #expect(outcome["1.1"]?.status == "notStarted")
  }

  @Test("The solutions pass, all of them")
  func solutions() async throws {
    var environment = Program.environment
    environment["WORKBOOK"] = "Solutions"
    let words = ["run", "1", "2", "--root", miniature.root]
    let result = await offPool { [environment] in
      Program.execute(Program.path, words, environment: environment)
    }
    #expect(result.status == 0, "\(result.output) \(result.errors)")
  }

  @Test("An error in a given file is reported with its place and status 2")
  func brokenWorkbook() async throws {
    let file = "Chapters/01-Numbers/Support/Broken.swift"
    try miniature.save("let a: Int = \"\"\n", as: file)
    defer { try? Files.remove(miniature.root + "/" + file) }
    let result = await run("1.1")
    #expect(result.status == 2)
    #expect(result.errors.contains("\(file):1:14: error: cannot convert value"))
    #expect(result.errors.contains("What chapter 1 shares does not compile"))
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
  struct Diagnostic: Decodable {
    var file: String
    var line: Int
    var message: String
  }
  var id: String
  var status: String
  var points: Int
  var checks: [Check]
  var diagnostics: [Diagnostic]
  var notes: [String]
}
