import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// Gradings that are stopped, killed, limited, or not alone on their machine.
@Suite("Gradings that do not go smoothly", .serialized)
final class StoppedGradingTests {
  private static let shared: Result<Miniature, any Error> = Result {
    let miniature = try Miniature()
    atexit { try? StoppedGradingTests.shared.get().folder.remove() }
    return miniature
  }

  private let miniature: Miniature
  private let folder: TemporaryFolder
  private static let right = [
    "01-Numbers/1.1-Add.swift": "func add(_ a: Int, _ b: Int) -> Int { a + b }\n",
    "01-Numbers/1.2-Double.swift": "func double(_ a: Int) -> Int { 2 * a }\n",
    "01-Numbers/1.3-Negate.swift": "func negate(_ a: Int) -> Int { -a }\n",
    "02-Words/2.1-Shout.swift": "func shout(_ a: String) -> String { a + \"!\" }\n",
  ]
  /// It prints something else each time.
  private static let random =
    "func shout(_ a: String) -> String { print(Int.random(in: 0 ... .max))\nreturn a + \"!\" }\n"
  /// It does not come to an end.
  private static let endless = [
    "01-Numbers/1.1-Add.swift":
      "func add(_ a: Int, _ b: Int) -> Int { var x = a; while x == a { x = a }; return x }\n"
  ]

  init() throws {
    miniature = try Self.shared.get()
    folder = try TemporaryFolder("Handed in today")
    try Files.makeFolder(temporary)
  }

  private var all: String { folder.path + "/all" }
  /// Where the grader keeps what it needs for a while.
  private var temporary: String { folder.path + "/temporary" }
  private var environment: [String: String] {
    Program.environment.merging(["TMPDIR": temporary]) { $1 }
  }

  private func submit(_ name: String, _ texts: [String: String] = right) throws {
    for (file, text) in texts { try folder.write(text, to: "all/\(name)/Chapters/\(file)") }
  }

  private func words(_ more: [String]) -> [String] {
    ["grade", "--root", miniature.root, "--each", all, "--format", "json"]
      + SandboxWords.all + more
  }

  private func grade(
    _ more: String...
  ) async throws -> (status: Int32, submissions: [GradedSubmission], errors: String) {
    let words = words(more)
    let result = await offPool { [environment] in
      Program.execute(Program.tools, words, environment: environment)
    }
    let submissions = try GradingJSON.submissions(in: Data(result.output.utf8))
    return (result.status, submissions, result.errors)
  }

  /// Starts a grading, and sends it a signal as soon as the first submission is done.
  private func grade(_ more: [String], untilFirstThen signal: String) async -> (
    status: Int32, output: String, errors: String
  ) {
    let script = """
      errors="$1"; shift
      "$0" "$@" 2>"$errors" &
      pid=$!
      until grep -q '^1 of 2' "$errors" || ! kill -0 $pid 2>/dev/null; do sleep 0.1; done
      kill -\(signal) $pid
      wait $pid
      """
    let words = ["-c", script, Program.tools, folder.path + "/errors"] + words(more)
    let result = await offPool { [environment] in
      Program.execute("/bin/bash", words, environment: environment)
    }
    return (result.status, result.output, folder.text("errors") ?? "")
  }

  /// Looks until no process that serves the grading is left, and then for its folders.
  private func expectNothingLeft() async throws {
    try await expectNoProcesses()
    #expect(Files.names(in: temporary).filter { $0.hasPrefix("workbook-") } == [])
  }

  private func expectNoProcesses() async throws {
    let mark = folder.path
    try await eventually("A process is left.") {
      let list = Program.execute("/bin/sh", ["-c", "ps -eo args= | grep -v grep"]).output
      return !list.contains(mark)
    }
  }

  @Test("Ctrl-C stops, leaves nothing behind, and tells what is done; asking again goes on")
  func interruption() async throws {
    try submit("ada", Self.right.merging(["02-Words/2.1-Shout.swift": Self.random]) { $1 })
    try submit("ben", Self.endless)
    let stopped = await grade(["--jobs", "1", "--timeout", "60"], untilFirstThen: "INT")
    #expect(stopped.status == 1)
    let results = try GradingJSON.submissions(in: Data(stopped.output.utf8))
    #expect(results.map { $0.submission } == ["ada"])
    #expect(stopped.errors.contains("1 of 2 submissions are graded"))
    try await expectNothingLeft()
    let again = try await grade("--jobs", "1", "--timeout", "60", "--only", "2")
    // What it printed shows that it was not run again.
    let printed = [results[0].exercises[3], again.submissions[0].exercises[0]].map(\.verdict.output)
    #expect(printed[0]?.isEmpty == false && printed[0] == printed[1])
  }

  @Test("A submission that takes too long loses what is left of it, and harms no other")
  func limit() async throws {
    try submit("ada", Self.endless)
    try submit("ben")
    let root = miniature.root
    let all = all
    let graded = { @Sendable (limit: Duration) in
      var options = GradingOptions()
      options.limits = Limits(timeout: .seconds(3))
      options.submissionLimit = limit
      options.goesWithoutSandbox = !SandboxWords.all.isEmpty
      return try GradingRun(
        workbook: try Workbook(root: root, source: .chapters),
        sources: SubmissionSource.find([all], isEach: true),
        options: options,
        environment: Program.environment,
        runner: Program.tools,
        cancellation: Cancellation()
      )
      .result { _ in }.submissions
    }
    let results = try await offPool { try graded(.seconds(60)) }
    #expect(results.map { $0.points } == [0, 8], "\(results)")
    let none = try await offPool { try graded(.zero) }
    #expect(none.map { $0.points } == [0, 0])
    let exercises = try #require(none.last).exercises
    #expect(exercises.allSatisfy { $0.voidReason?.contains("was not graded") == true })
    #expect(exercises.allSatisfy { $0.verdict.notes.contains { $0.contains("was over") } })
  }

  @Test("Equal files are judged once in a grading, and each counts by itself")
  func equalFiles() async throws {
    var texts = Self.right
    texts["02-Words/2.1-Shout.swift"] = Self.random
    for name in ["ada", "ben"] { try submit(name, texts) }
    texts["02-Words/2.1-Shout.swift"]! += "// another\n"
    try submit("cem", texts)
    let result = try await grade("--jobs", "1")
    #expect(result.submissions.map { $0.points } == [8, 8, 8], "\(result.errors)")
    let printed = result.submissions.map { $0.exercises[3].verdict.output }
    #expect(printed[0]?.isEmpty == false && printed[0] == printed[1] && printed[1] != printed[2])
  }
}
