import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// `workbook watch` as a person sees it: on a terminal, with keys, and with files that an editor
/// saves. The tests run one after the other, because they share a workbook and its build folder.
@Suite("Watching", .serialized, .offPool, .timeLimit(.minutes(20))) struct WatchTests {
  private static let shared = Miniature("Monday, früh: 見る", isShared: true)

  private static let add = "Chapters/01-Numbers/1.1-Add.swift"
  private static let double = "Chapters/01-Numbers/1.2-Double.swift"
  private static let right = "func add(_ a: Int, _ b: Int) -> Int { a + b }\n"
  private static let wrong = "func add(_ a: Int, _ b: Int) -> Int { a - b }\n"

  private let miniature = WatchTests.shared

  init() throws {
    try miniature.reset()
  }

  /// Watches in a terminal of its own for as long as the body takes; the person is in the root.
  private func watching(
    _ words: [String] = [],
    environment: [String: String] = [:],
    command: [String] = ["watch"],
    shell: String = "exec \"$@\"",
    _ body: (PseudoTerminal) async throws -> Void
  ) async throws {
    let root = miniature.root
    let terminal = try PseudoTerminal(
      "/bin/sh",
      ["-c", "cd \"$0\" && \(shell)", root, Program.path] + command + ["--root", root] + words,
      environment: Program.environment.merging(environment) { _, new in new }
    )
    try await terminal.used(body)
  }

  /// Writes into the file that is there, as some editors do.
  private func saveInPlace(_ text: String, as file: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: miniature.root + "/" + file))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test("Watching begins with the next exercise, checks what is saved, and stays with it")
  func saving() async throws {
    try await watching { terminal in
      try await terminal.waits(for: "not started: 1 of 2 checks pass")
      #expect(terminal.look().text.contains("1.1 Add\n\(Self.add)\n"))
      #expect(terminal.look().text.contains("✗ One and one are two\n    Both numbers count.\n"))
      // Another file that takes the name of the first.
      try miniature.save(Self.wrong, as: Self.add)
      try await terminal.waits(for: "✗ failed: 0 of 2 checks pass")
      try saveInPlace(Self.right, as: Self.add)
      try await terminal.waits(for: "✓ passed: 2 of 2 checks pass · 2 of 2 points")
      #expect(terminal.look().text.hasPrefix("1.1 Add\n"))
      terminal.type("n")
      try await terminal.waits("1.2") { $0.text.hasPrefix("1.2 Double\n") }
      terminal.type("l")
      try await terminal.waits(for: "✓ 1.1 Add     passed")
      terminal.type("b")
      try await terminal.waits(for: "not started: 1 of 2 checks pass")
      // A save moves to the exercise that was saved.
      try saveInPlace("func shout(_ a: String) -> String { a + \"!\" }\n", as: Self.shout)
      try await terminal.waits("2.1") { $0.text.hasPrefix("2.1 Shout\n") }
      try await terminal.waits(for: "✓ passed: 1 of 1 checks pass")
      terminal.type("q")
      #expect(await terminal.end() == .exited(0))
    }
  }

  @Test(
    "Without a command it shows the progress and stays: Enter begins the next exercise, q leaves"
  )
  func staying() async throws {
    try await watching(command: []) { terminal in
      try await terminal.waits(for: "Enter begins 1.1 Add")
      #expect(!terminal.look().isAlternate)
      terminal.type("x\r")
      try await terminal.waits(for: "not started: 1 of 2 checks pass")
      #expect(terminal.look().isAlternate)
      terminal.type("q")
      #expect(await terminal.end() == .exited(0))
    }
    try await watching(command: []) { terminal in
      try await terminal.waits(for: "q leaves")
      terminal.type("q")
      #expect(await terminal.end() == .exited(0))
    }
    // Nobody is there to press a key.
    for environment in [["CI": "true"], ["TERM": "dumb"]] {
      try await watching(environment: environment, command: []) { terminal in
        #expect(await terminal.end() == .exited(0))
        #expect(!terminal.look().history.contains("Enter begins"))
      }
    }
  }

  @Test("Watching follows the path that was chosen")
  func path() async throws {
    let table = "## Paths\n\n| path | for whom | hours | exercises |\n|---|---|---|---|\n"
    try miniature.save(table + "| `back` | you | 1 | 2.1, 1.2 |\n", as: "Chapters/README.md")
    try miniature.save("back\n", as: ".workbook/path")
    try await watching { terminal in
      try await terminal.waits("2.1") { $0.text.hasPrefix("2.1 Shout\n") }
      terminal.type("n")
      try await terminal.waits("1.2") { $0.text.hasPrefix("1.2 Double\n") }
      terminal.type("n")
      try await terminal.waits("2.1") { $0.text.hasPrefix("2.1 Shout\n") }
    }
  }

  @Test("Keys lead to the list of keys and back, show messages whole, and say what cannot be done")
  func texts() async throws {
    try miniature.save(Self.wrong, as: Self.add)
    try await watching(["1.1"]) { terminal in
      try await terminal.waits(for: "✗ failed: 0 of 2 checks pass")
      terminal.type("?")
      try await terminal.waits(for: "r run the checks again")
      terminal.type("\u{1B}")
      try await terminal.waits("the checks") { $0.text.contains("failed: 0 of 2 checks pass") }
      terminal.type("a")
      try await terminal.waits(for: "Messages are shown whole")
      terminal.type("p")
      try await terminal.waits(for: "1.1 Add has no screen to play.")
      try await terminal.waits("all keys in one row of 80 columns") { screen in
        let last = screen.rows.last.map { String($0) } ?? ""
        return last.hasPrefix("0 of 4") && last.contains("n next") && last.contains("q quit")
      }
    }
  }

  @Test("A key opens the file at the mistake with the chosen editor, or says that it is missing")
  func editor() async throws {
    let folder = miniature.root + "/an editor"
    let script = "#!/bin/sh\nprintf '%s|' \"$@\" > \"$0.opened\"\n"
    try miniature.folder.writeProgram(script, to: "an editor/vim")
    try miniature.save("func add(_ a: Int, _ b: Int) -> Int {\n  missing\n}\n", as: Self.add)
    let program = "\(folder)/vim"
    let file = "\(miniature.root)/\(Self.add)"
    try await watching(["1.1"], environment: ["VISUAL": "'\(program)'"]) { terminal in
      try await terminal.waits(for: "! does not compile")
      terminal.type("e")
      try await terminal.waits("the editor") { _ in
        Files.text("\(program).opened") == "+2|\(file)|"
      }
    }
    try await watching(["1.1"], environment: ["VISUAL": "no-such-editor"]) { terminal in
      try await terminal.waits(for: "! does not compile")
      terminal.type("e")
      try await terminal.waits(for: "There is no program no-such-editor")
    }
  }

  private static let shout = "Chapters/02-Words/2.1-Shout.swift"

  @Test("A file saved while a check runs is checked, and the outdated run is given up")
  func savingWhileRunning() async throws {
    try await watching(["1.1", "--timeout", "3600"]) { terminal in
      try await terminal.waits(for: "not started")
      // Two saves in a row: the last one counts.
      try saveInPlace(Self.wrong, as: Self.add)
      try saveInPlace("func add(_ a: Int, _ b: Int) -> Int { missing }\n", as: Self.add)
      try await terminal.waits(for: "cannot find 'missing' in scope")
      try await terminal.waits(for: "! does not compile")
      #expect(terminal.look().text.contains("\(Self.add):1:39: error: "))
      try saveInPlace("func add(_ a: Int, _ b: Int) -> Int { while true {} }\n", as: Self.add)
      try await terminal.waits(for: "Checking 1.1 Add …")
      try saveInPlace(Self.right, as: Self.add)
      try await terminal.waits(for: "✓ passed: 2 of 2 checks pass")
    }
  }

  @Test("A file that is deleted, and a folder that is moved, are survived")
  func missing() async throws {
    let folder = miniature.root + "/Chapters/01-Numbers"
    let elsewhere = miniature.root + "/elsewhere"
    try await watching(["1.1"]) { terminal in
      try await terminal.waits(for: "not started")
      try Files.remove(miniature.root + "/" + Self.add)
      try await terminal.waits(for: "1.1-Add.swift is missing")
      try miniature.save(Self.right, as: Self.add)
      try await terminal.waits(for: "✓ passed: 2 of 2 checks pass")
      #expect(rename(folder, elsewhere) == 0)
      try await terminal.waits(for: "1.1-Add.swift is missing")
      #expect(rename(elsewhere, folder) == 0)
      try await terminal.waits(for: "✓ passed: 2 of 2 checks pass")
      // The folder that came back is watched as before.
      try saveInPlace(Self.wrong, as: Self.add)
      try await terminal.waits(for: "✗ failed: 0 of 2 checks pass")
    }
  }

  @Test("A terminal that is resized is filled again, and what does not fit can be scrolled")
  func resizing() async throws {
    try await watching(["1.1"]) { terminal in
      try await terminal.waits(for: "not started")
      terminal.resize(columns: 30, rows: 9)
      try await terminal.waits(for: "more lines: arrow keys")
      let narrow = terminal.look()
      #expect(narrow.rows.allSatisfy { $0.count <= 30 })
      #expect(!narrow.text.contains("2 == 0"))
      #expect(narrow.text.contains("✗ One and one are two"))
      terminal.type("\u{1B}[B\u{1B}[B")
      try await terminal.waits(for: "↑ 2")
      terminal.resize(columns: 100, rows: 30)
      try await terminal.waits(for: "Tests/01-NumbersTests/1.1-AddTests.swift:")
      // The last row is drawn after the others.
      try await terminal.waits("the keys in the last row") { screen in
        screen.rows.last.map { String($0) }?.hasPrefix("0 of 4") == true
      }
    }
  }

  @Test(
    "The terminal is restored, however the watcher ends",
    arguments: [("q", 0), ("\u{4}", 0), ("\u{3}", 130), ("TERM", 143), ("HUP", 129)]
  )
  func leaving(_ way: (keys: String, status: Int32)) async throws {
    try await watching { terminal in
      try await terminal.waits(for: "not started")
      let cooked = UInt(ICANON) | UInt(ECHO)
      #expect(terminal.modes[3] & cooked == 0)
      #expect(terminal.look().isAlternate && !terminal.look().isCursorVisible)
      switch way.keys {
      case "TERM": terminal.send(SIGTERM)
      case "HUP": terminal.send(SIGHUP)
      default: terminal.type(way.keys)
      }
      #expect(await terminal.end() == .exited(way.status))
      try await terminal.waits("the screen as it was") { !$0.isAlternate && $0.isCursorVisible }
      #expect(terminal.modes[3] & cooked == cooked)
    }
  }

  @Test("Ctrl-Z gives the terminal back, and fg goes on")
  func stopping() async throws {
    let shell = """
      set -m
      "$@"
      echo "stopped with $?"; stty -a; fg
      echo "ended with $?"
      """
    try await watching(shell: shell) { terminal in
      try await terminal.waits(for: "not started")
      terminal.type("\u{1A}")
      try await terminal.waits("the shell") { $0.history.contains("stopped with") }
      try await terminal.waits("the page") { $0.isAlternate && $0.text.contains("not started") }
      #expect(terminal.look().history.contains(" icanon"))
      // Keys work as before.
      terminal.type("l")
      try await terminal.waits(for: "1.3 Negate")
      terminal.type("qq")
      #expect(await terminal.end() == .exited(0))
      try await terminal.waits(for: "ended with 0")
    }
  }

  @Test("A run is ended with the watcher")
  func nothingIsLeft() async throws {
    let note = miniature.root + "/started"
    try? Files.remove(note)
    try await watching(["1.1", "--timeout", "3600"]) { terminal in
      try await terminal.waits(for: "not started")
      try saveInPlace(ProcessTable.endlessAnswer(noting: note), as: Self.add)
      let child = try await ProcessTable.identifier(in: note)
      terminal.type("\u{3}")
      #expect(await terminal.end() == .exited(130))
      #expect(ProcessTable.isGone(child))
    }
  }

  @Test("Without colour it has signs, and on a dumb terminal nothing but lines")
  func withoutColour() async throws {
    try await watching(environment: ["NO_COLOR": "1"]) { terminal in
      try await terminal.waits(for: "✗ One and one are two")
      try await terminal.waits(for: "not started")
      #expect(terminal.look().attributes.isEmpty)
    }
    try await watching(environment: ["TERM": "dumb"]) { terminal in
      try await terminal.waits(for: "not started: 1 of 2 checks pass")
      try saveInPlace(Self.right, as: Self.add)
      try await terminal.waits(for: "✓ passed: 2 of 2 checks pass")
      terminal.type("q")
      #expect(await terminal.end() == .exited(0))
      #expect(!terminal.look().history.contains("\u{1B}"))
    }
  }

  @Test("Without a terminal it works without keys")
  func withoutTerminal() async throws {
    let file = miniature.root + "/output"
    defer { try? Files.remove(file) }
    // In any case it does not run for ever.
    let shell = """
      "$1" watch 1.1 --root "$2" >"$2/output" & id=$!
      echo $id >"$2/id"; (sleep 200; kill $id) & wait $id
      """
    let words = ["-c", shell, "sh", Program.path, miniature.root]
    async let status = offPool { Program.execute("/bin/sh", words).status }
    try await eventually("the first verdict") {
      Files.text(file)?.contains("not started: 1 of 2 checks pass") == true
    }
    try saveInPlace(Self.right, as: Self.add)
    try await eventually("the second verdict") {
      Files.text(file)?.contains("✓ passed: 2 of 2 checks pass · 2 of 2 points") == true
    }
    let id = try await ProcessTable.identifier(in: miniature.root + "/id")
    kill(id, SIGTERM)
    #expect(await status == 143)
  }
}
