import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// Gradings that are stopped, killed, limited, or not alone on their machine.
@Suite("Gradings that do not go smoothly", .serialized, .offPool, .timeLimit(.minutes(20)))
final class StoppedGradingTests {
  private static let shared = Miniature(isShared: true)

  private let handedIn = SubmittedClass(root: StoppedGradingTests.shared.root)
  private var folder: TemporaryFolder { handedIn.folder }
  /// It prints something else each time.
  private static let random = [
    SubmittedClass.shout:
      "func shout(_ a: String) -> String { print(Int.random(in: 0 ... .max))\nreturn a + \"!\" }\n"
  ]
  /// It does not come to an end.
  private static let endless = [
    SubmittedClass.add:
      "func add(_ a: Int, _ b: Int) -> Int { var x = a; while x == a { x = a }; return x }\n"
  ]

  private func words(_ more: [String]) -> [String] {
    ["--each", handedIn.all, "--format", "json"] + SubmittedClass.sandboxWords + more
  }

  private func grade(_ more: String...) throws -> [GradedSubmission] {
    let result = handedIn.grade(words(more))
    return try SubmittedClass.submissions(in: result.output)
  }

  /// Starts a grading, and sends it a signal as soon as the first submission is done.
  private func grade(_ more: [String], untilFirstThen signal: String) -> (
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
    let words =
      ["-c", script, Program.tools, folder.path + "/errors", "grade"]
      + ["--root", handedIn.root] + words(more)
    let result = Program.execute("/bin/bash", words, environment: handedIn.environment)
    return (result.status, result.output, folder.text("errors") ?? "")
  }

  /// Looks until no process that serves the grading is left, and then for its folders.
  private func expectNothingLeft() async throws {
    let mark = folder.path
    try await eventually("A process is left.") {
      let list = Program.execute("/bin/sh", ["-c", "ps -eo args= | grep -v grep"]).output
      return !list.contains(mark)
    }
    #expect(Files.names(in: handedIn.temporary).filter { $0.hasPrefix("workbook-") } == [])
  }

  @Test("Ctrl-C stops, leaves nothing behind, and tells what is done; asking again goes on")
  func interruption() async throws {
    try handedIn.submit("ada", Self.random)
    try handedIn.submit("ben", Self.endless)
    let stopped = grade(["--jobs", "1", "--timeout", "60"], untilFirstThen: "INT")
    #expect(stopped.status == 1)
    let results = try SubmittedClass.submissions(in: stopped.output)
    #expect(results.map { $0.submission } == ["ada"])
    #expect(stopped.errors.contains("1 of 2 submissions are graded"))
    try await expectNothingLeft()
    let again = try grade("--jobs", "1", "--timeout", "60", "--only", "2")
    // What it printed shows that it was not run again.
    let printed = [results[0].exercises[3], again[0].exercises[0]].map(\.verdict.output)
    #expect(printed[0]?.isEmpty == false && printed[0] == printed[1])
  }

  @Test("Of a submission that has taken too long, the rest is not graded")
  func limit() throws {
    try handedIn.submit("ada")
    let (root, all) = (handedIn.root, handedIn.all)
    var options = GradingOptions()
    options.submissionLimit = .zero
    options.goesWithoutSandbox = !SubmittedClass.sandboxWords.isEmpty
    let graded = try GradingRun(
      workbook: try Workbook(root: root, source: .chapters),
      sources: SubmissionSource.find([all], isEach: true),
      options: options,
      environment: Program.environment,
      runner: Program.tools,
      cancellation: Cancellation()
    )
    .result { _ in }.submissions
    let exercises = try #require(graded.first).exercises
    #expect(exercises.allSatisfy { $0.voidReason?.contains("was not graded") == true })
    #expect(exercises.allSatisfy { $0.verdict.notes.contains { $0.contains("was over") } })
  }

  @Test("Equal files are judged once in a grading, and each counts by itself")
  func equalFiles() throws {
    for name in ["ada", "ben"] { try handedIn.submit(name, Self.random) }
    try handedIn.submit("cem", Self.random.mapValues { $0 + "// another\n" })
    let results = try grade("--jobs", "1")
    #expect(results.map { $0.points } == [8, 8, 8])
    let printed = results.map { $0.exercises[3].verdict.output }
    #expect(printed[0]?.isEmpty == false && printed[0] == printed[1] && printed[1] != printed[2])
  }
}
