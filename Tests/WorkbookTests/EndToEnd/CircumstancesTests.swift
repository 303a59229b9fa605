import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// What the runner does when the circumstances are not the usual ones. The tests run one after the
/// other, because they share a workbook.
@Suite("Circumstances", .serialized, .offPool, .timeLimit(.minutes(20))) struct CircumstancesTests {
  private static let shared = Miniature("l'été à deux", isShared: true)

  private static let add = "Chapters/01-Numbers/1.1-Add.swift"

  private let miniature = CircumstancesTests.shared

  init() throws {
    try miniature.reset()
  }

  private func execute(_ words: String...) -> (status: Int32, output: String, errors: String) {
    Program.execute(Program.path, words + ["--root", miniature.root])
  }

  @Test("Two runners at once come to the same verdicts")
  func twoRunners() async throws {
    try miniature.save("func add(_ a: Int, _ b: Int) -> Int { b + a }\n", as: Self.add)
    async let one = offPool { execute("status", "--format", "json") }
    async let other = offPool { execute("status", "--format", "json") }
    let (first, second) = await (one, other)
    #expect(first.status == 0 && second.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.contains("\"status\" : \"passed\""))
  }

  @Test(
    "Ctrl-C and ctrl-\\ end the runner with all that it started",
    arguments: [("\u{3}", 130), ("\u{1C}", 131)]
  )
  func interruption(_ key: String, _ status: Int32) async throws {
    let note = miniature.root + "/started-\(status)"
    try miniature.save(ProcessTable.endlessAnswer(noting: note), as: Self.add)
    let words = ["run", "1.1", "--timeout", "3600", "--root", miniature.root]
    let terminal = try PseudoTerminal(Program.path, words)
    // The checks run, and seconds go by on the terminal.
    try await terminal.waits(for: "Checking 1.1 Add … ")
    let child = try await ProcessTable.identifier(in: note)
    terminal.type(key)
    #expect(await terminal.end() == .exited(status))
    #expect(ProcessTable.isGone(child))
    await terminal.finish()
  }

  @Test("An output that cannot be written is no success")
  func fullOutput() throws {
    guard Files.exists("/dev/full") else { return }
    let words = ["-c", "\"$0\" list --root \"$1\" >/dev/full", Program.path, miniature.root]
    let result = Program.execute("/bin/sh", words)
    #expect(result.status == 2)
    #expect(result.errors == "The output cannot be written: No space left on device.\n")
  }

  @Test("A tool of the system has no variable that changes what it says")
  func toolEnvironment() throws {
    let given = ["PATH": "/usr/bin:/bin", "HOME": "/home/ada", "GIT_DIR": "/x", "BLOCK_SIZE": "1M"]
    let tool = try #require(Invocation(tool: "env", arguments: [], environment: given))
    let lines = try tool.run().output.text.split(separator: "\n").sorted()
    #expect(lines == ["HOME=/home/ada", "LC_ALL=C", "PATH=/usr/bin:/bin"])
  }

  /// A file in the place of the folder is in everybody's way, also in that of an administrator, who may
  /// write into a folder that is read-only.
  @Test("Where nothing can be kept, the runner says so in a sentence", arguments: [true, false])
  func nothingCanBeWritten(_ isReadOnly: Bool) async throws {
    guard !isReadOnly || geteuid() != 0 else { return }
    let build = miniature.root + "/.build"
    try? Files.remove(build + "/workbook")
    try Files.makeFolder(build)
    if isReadOnly { chmod(build, 0o555) } else { try Files.write("", to: build + "/workbook") }
    defer {
      chmod(build, 0o755)
      try? Files.remove(build + "/workbook")
    }
    let result = execute("run", "1.1")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    let sentence =
      "cannot write to \(miniature.root)/.build: copy the workbook to a folder of your own"
    #expect(result.errors.contains(sentence))
    // The watcher stays, and shows it.
    let terminal = try PseudoTerminal(
      Program.path,
      ["watch", "1.1", "--root", miniature.root],
      columns: 300
    )
    try await terminal.waits(for: sentence)
    terminal.type("q")
    #expect(await terminal.end() == .exited(0))
    await terminal.finish()
  }
}
