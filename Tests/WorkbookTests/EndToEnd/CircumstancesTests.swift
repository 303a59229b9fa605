import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// What the runner does when the circumstances are not the usual ones. The tests run one after the
/// other, because they share a workbook.
@Suite("Circumstances", .serialized, .offPool, .timeLimit(.minutes(20))) struct CircumstancesTests {
  private static let shared = Result { try Miniature("l'été à deux", isShared: true) }

  private static let add = "Chapters/01-Numbers/1.1-Add.swift"

  private let miniature: Miniature

  init() throws {
    miniature = try Self.shared.get()
    try miniature.reset()
  }

  private func execute(_ words: String...) async -> (
    status: Int32, output: String, errors: String
  ) {
    let all = words + ["--root", miniature.root]
    return await offPool { Program.execute(Program.path, all) }
  }

  @Test("Two runners at once come to the same verdicts")
  func twoRunners() async throws {
    try miniature.save("func add(_ a: Int, _ b: Int) -> Int { b + a }\n", as: Self.add)
    async let one = execute("status", "--format", "json")
    async let other = execute("status", "--format", "json")
    let (first, second) = await (one, other)
    #expect(first.status == 0 && second.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.contains("\"status\" : \"passed\""))
  }

  @Test("Ctrl-C ends the runner with all that it started")
  func interruption() async throws {
    let note = miniature.root + "/started"
    try miniature.save(ProcessTable.endlessAnswer(noting: note), as: Self.add)
    let words = ["run", "1.1", "--timeout", "3600", "--root", miniature.root]
    let terminal = try PseudoTerminal(Program.path, words)
    // The checks run, and seconds go by on the terminal.
    try await terminal.waits(for: "Checking 1.1 Add … ")
    let child = try await ProcessTable.identifier(in: note)
    terminal.type("\u{3}")
    #expect(await terminal.end() == .exited(130))
    #expect(ProcessTable.isGone(child))
    await terminal.finish()
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
    let result = await execute("run", "1.1")
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
