import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// What a person at a terminal sees, where there are colour, a width, a pager, and questions.
@Suite("Commands on a terminal", .offPool, .timeLimit(.minutes(20))) struct TerminalCommandTests {
  private let learner = LearnersWorkbook()

  /// Starts the runner from a shell, as a person does; the shell then prints the exit status.
  private func start(
    _ words: [String],
    with program: String = Program.path,
    columns: Int = 80,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let settings = ["PAGER": "", "TERM": "xterm", "NO_COLOR": ""]
    return try PseudoTerminal(
      "/bin/sh",
      ["-c", "cd \"$0\" && \"$@\"; echo \"ended with $?\"", learner.root, program] + words
        + ["--root", learner.root],
      columns: columns,
      rows: 200,
      environment: Program.environment.merging(settings) { $1 }.merging(environment) { $1 }
    )
  }

  /// What is on the screen when a command has ended.
  private func screen(
    _ words: [String],
    columns: Int = 80,
    environment: [String: String] = [:]
  ) async throws -> ScreenModel {
    let terminal = try start(words, columns: columns, environment: environment)
    try await terminal.waits(for: "ended with 0")
    await terminal.finish()
    return terminal.look()
  }

  @Test("Colour is for terminals that want it")
  func colour() async throws {
    for words in [["hint", "1.1"], ["read", "1.1"], ["solution", "1.1", "--peek"]] {
      #expect(try await !screen(words).attributes.isEmpty)
      #expect(try await screen(words, environment: ["NO_COLOR": "1"]).attributes.isEmpty)
      #expect(try await screen(words, environment: ["TERM": "dumb"]).attributes.isEmpty)
    }
  }

  @Test("A lesson goes through the person's pager, a short answer does not")
  func pager() async throws {
    let environment = ["PAGER": "sed 's/^/| /'", "NO_COLOR": "1"]
    let lesson = try await screen(["read", "1"], environment: environment).text
    #expect(lesson.hasPrefix("| 1 Numbers\n| ═════════\n|\n| An opening.\n"))
    #expect(try await screen(["hint", "1.1"], environment: environment).text.hasPrefix("1.1 Add"))
    // A pager that does not exist, none at all, and a terminal that cannot be paged on.
    for setting in [["PAGER": "no-such-pager"], ["PAGER": ""], ["PAGER": "cat", "TERM": "dumb"]] {
      let plain = try await screen(
        ["read", "1"],
        environment: setting.merging(["NO_COLOR": "1"]) { $1 }
      )
      #expect(plain.text.hasPrefix("1 Numbers\n═════════\n"))
    }
  }

  @Test("The pager has the terminal's signals for itself")
  func pagerSignals() async throws {
    let terminal = try start(
      ["read", "1"],
      environment: [
        "PAGER":
          "sh -c 'trap \"echo interrupted; exit 0\" INT; echo ready; while :; do sleep 0.1; done'"
      ]
    )
    try await terminal.waits(for: "ready")
    terminal.type("\u{3}")
    try await terminal.waits(for: "interrupted")
    await terminal.finish()
  }

  @Test("A narrow terminal gets narrow lines", arguments: [40, 60])
  func narrow(_ columns: Int) async throws {
    let long = String(repeating: "Some words with `code` and **more**. ", count: 10)
    try learner.miniature.edit(Miniature.lesson) { $0.replacing("Write it.", with: long) }
    for words in [["read", "1"], ["read", "1.1"], ["hint", "1.1"], ["help"]] {
      let screen = try await self.screen(words, columns: columns, environment: ["NO_COLOR": "1"])
      let wide = screen.text.split(separator: "\n").filter { $0.count > columns }
      #expect(wide.isEmpty, "\(words)")
    }
  }

  @Test("If nothing can be redrawn, progress is written in lines that stay")
  func dumb() async throws {
    let terminal = try start(
      ["check", "--structure"],
      with: Program.tools,
      environment: ["TERM": "dumb"]
    )
    try await terminal.waits(for: "ended with 1")
    await terminal.finish()
    #expect(terminal.look().text.hasPrefix("Structure …\n"))
  }

  @Test("Many files are only reset after a yes", arguments: ["yes\n", "no\n", "\n", "\u{3}"])
  func question(_ answer: String) async throws {
    try learner.miniature.save("// mine\n", as: LearnersWorkbook.add)
    let terminal = try start(["reset", "--all"])
    try await terminal.waits(for: "Write the starters? [yes/no]")
    #expect(terminal.look().text.contains("\(LearnersWorkbook.add) will be overwritten"))
    let isYes = answer == "yes\n"
    terminal.type(answer)
    if isYes {
      try await terminal.waits(for: "reset --undo 1.1")
    } else if answer != "\u{3}" {
      try await terminal.waits(for: "Nothing was changed.")
      try await terminal.waits(for: "ended with 1")
    }
    await terminal.finish()
    #expect((learner.miniature.folder.text(LearnersWorkbook.add) == "// mine\n") != isYes)
    #expect(Backups(root: learner.root).copies(of: LearnersWorkbook.add).isEmpty != isYes)
  }
}
