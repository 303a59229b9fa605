import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// What the runner does when the circumstances are not the usual ones. The tests run one after the
/// other, because they share a workbook.
@Suite("Circumstances", .serialized, .offPool, .timeLimit(.minutes(20))) struct CircumstancesTests {
  private static let shared: Result<Miniature, any Error> = Result {
    let miniature = try Miniature("l'été à deux")
    atexit { try? CircumstancesTests.shared.get().folder.remove() }
    return miniature
  }

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
    try miniature.save(
      """
      import Foundation
      func add(_ a: Int, _ b: Int) -> Int {
        let id = ProcessInfo.processInfo.processIdentifier
        try? Data("\\(id)\\n".utf8).write(to: URL(fileURLWithPath: #"\(note)"#))
        while true {}
      }

      """,
      as: Self.add
    )
    let words = ["run", "1.1", "--timeout", "3600", "--root", miniature.root]
    let terminal = try PseudoTerminal(Program.path, words)
    // The checks run, and seconds go by on the terminal.
    try await terminal.waits(for: "Checking 1.1 Add … ")
    try await eventually("the check") { Files.text(note)?.hasSuffix("\n") == true }
    terminal.type("\u{3}")
    #expect(await terminal.end() == .exited(130))
    let child = try #require(
      Files.text(note).flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
    )
    #expect(ProcessTable.isGone(child))
    await terminal.finish()
  }

  @Test("Where nothing can be kept, the runner says so in a sentence")
  func nothingCanBeWritten() async throws {
    // A file in the place of the folder is in everybody's way, also in that of an administrator.
    let memory = miniature.root + "/.build/workbook"
    try? Files.remove(memory)
    try Files.makeFolder(miniature.root + "/.build")
    try Files.write("", to: memory)
    defer { try? Files.remove(memory) }
    try await expectRefusal()
  }

  @Test(
    "A read-only folder is named in the same sentence",
    .enabled(if: geteuid() != 0, "an administrator may write everywhere")
  )
  func readOnly() async throws {
    let build = miniature.root + "/.build"
    try? Files.remove(build + "/workbook")
    try Files.makeFolder(build)
    chmod(build, 0o555)
    defer { chmod(build, 0o755) }
    try await expectRefusal()
  }

  private func expectRefusal() async throws {
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
