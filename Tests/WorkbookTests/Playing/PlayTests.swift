import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// `workbook play` as a person sees it, with a small host in the place of the real one. The tests
/// run one after the other, because they share a workbook and its build folder.
@Suite("Playing", .serialized, .offPool, .timeLimit(.minutes(20))) struct PlayTests {
  private static let shared = Result { try PlayableMiniature("Spielen: 遊ぶ") }

  private let playable: PlayableMiniature

  init() throws {
    playable = try Self.shared.get()
    try save(PlayableMiniature.right)
  }

  private func save(_ text: String) throws {
    try playable.miniature.save(text, as: PlayableMiniature.add)
  }

  /// Plays 1.1 in a terminal of its own for as long as the body takes.
  private func playing(
    columns: Int = 80,
    rows: Int = 24,
    shell: String = "exec \"$@\"",
    options: [String] = [],
    _ body: (PseudoTerminal) async throws -> Void
  ) async throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      ["-c", "cd \"$0\" && \(shell)", playable.root, Program.path, "play", "1.1"]
        + ["--root", playable.root] + options,
      columns: columns,
      rows: rows
    )
    try await terminal.used(body)
  }

  private func run(_ words: String...) -> (status: Int32, output: String) {
    Program.run(["play"] + words + ["--root", playable.root])
  }

  /// Waits until everything that was switched on at the terminal is off again.
  private static func expectRestored(_ terminal: PseudoTerminal) async throws {
    try await terminal.waits("the terminal as it was") { screen in
      !screen.isAlternate && screen.isCursorVisible
        && ["1000", "1006", "2004", "1049"].allSatisfy { mode in
          let on = screen.history.ranges(of: "[?\(mode)h").count
          return on > 0 && on == screen.history.ranges(of: "[?\(mode)l").count
        }
    }
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("Keys, text, clicks and the size reach the program, and its end is the runner's")
  func input() async throws {
    try await playing { terminal in
      try await terminal.waits(for: "1.1 Add\nSum: 0\nSize: 80x24\n")
      #expect(terminal.modes != terminal.initialModes)
      terminal.type("12")
      try await terminal.waits(for: "Sum: 3")
      // A press in the third column of the second row, and its release.
      terminal.type("\u{1B}[<0;3;2M\u{1B}[<0;3;2m")
      try await terminal.waits(for: "Sum: 6")
      terminal.type("\u{1B}[200~40\u{1B}[201~")
      try await terminal.waits(for: "Sum: 10")
      terminal.resize(columns: 100, rows: 30)
      try await terminal.waits(for: "Size: 100x30")
      // Escape by itself is a key, with which this host ends.
      terminal.type("\u{1B}")
      #expect(await terminal.end() == .exited(0))
      try await Self.expectRestored(terminal)
    }
  }

  @Test("On a save, what was done is done again by the new program, from the same time on")
  func replay() async throws {
    try await playing { terminal in
      try await terminal.waits(for: "Sum: 0")
      terminal.type("34")
      try await terminal.waits(for: "Sum: 7")
      terminal.type("5")
      try await terminal.waits(for: "Sum: 12")
      try save("func add(_ a: Int, _ b: Int) -> Int { a - b }\n")
      try await terminal.waits(for: "Sum: -12")
      // One event of two letters, or two: the time is that of the last one.
      try await terminal.waits("the time") {
        $0.text.contains("Time: 2.0") || $0.text.contains("Time: 3.0")
      }
      terminal.type("1")
      try await terminal.waits(for: "Sum: -13")
    }
  }

  @Test("A file that does not compile is shown at first, and later named while the app goes on")
  func broken() async throws {
    let broken = "func add(_ a: Int, _ b: Int) -> Int { missing }\n"
    try save(broken)
    try await playing { terminal in
      try await terminal.waits(for: "1.1-Add.swift:1:39: error: cannot find 'missing' in scope")
      try await terminal.waits(for: "It is built and started again when you save.")
      try save(PlayableMiniature.right)
      try await terminal.waits(for: "Sum: 0")
      terminal.type("3")
      try await terminal.waits(for: "Sum: 3")
      try save(broken)
      try await terminal.waits(for: "Note: It does not compile (ctrl-e shows why): line 1: cannot")
      terminal.type("\u{5}")
      try await terminal.waits(for: "1.1-Add.swift:1:39: error: cannot find 'missing' in scope")
      terminal.type("x")
      try await terminal.waits(for: "Sum: 3")
      terminal.type("4")
      try await terminal.waits(for: "Sum: 7")
      try save("func add(_ a: Int, _ b: Int) -> Int { a + 2 * b }\n")
      try await terminal.waits("the sum without a note") {
        $0.text.contains("Sum: 14") && $0.text.contains(#/Note: ?\n/#)
      }
    }
  }

  @Test("A crash is said in a sentence below the last picture, and the next save mends it")
  func crash() async throws {
    try save(PlayableMiniature.crashing)
    try await playing { terminal in
      try await terminal.waits(for: "Sum: 0")
      terminal.type("1")
      try await terminal.waits(for: "Sum: 1")
      terminal.type("7")
      try await terminal.waits(for: "! The program crashed: too much (1.1-Add.swift:1)")
      try await terminal.waits(for: "r start from the beginning")
      #expect(terminal.look().text.contains("Sum: 1"))
      // What crashed it was not done: the host reports what it has done.
      try save(PlayableMiniature.right)
      try await terminal.waits("the next program") {
        $0.text.contains("Sum: 1") && !$0.text.contains("crashed")
      }
      terminal.type("7")
      try await terminal.waits(for: "Sum: 8")
      // Now it has been done, and crashes again.
      try save(PlayableMiniature.crashing)
      try await terminal.waits(for: "what you had done before the save.")
      terminal.type("r")
      try await terminal.waits(for: "Sum: 0")
      terminal.type("q")
      try await terminal.waits(for: "Sum: 0")
    }
  }

  @Test("A program that ends by itself, and one that crashes at once, can be left with q")
  func exits() async throws {
    try await playing { terminal in
      try await terminal.waits(for: "Sum: 0")
      terminal.type("\u{1B}[H")
      try await terminal.waits(for: "! The program ended by itself.")
      terminal.type("q")
      #expect(await terminal.end() == .exited(0))
      try await Self.expectRestored(terminal)
    }
  }

  @Test("A program that grows without end is ended, and the sentence names memory")
  func growth() async throws {
    let folder = TemporaryFolder()
    try folder.writeProgram("#!/bin/sh\na=x; while :; do a=$a$a; done\n", to: "program")
    let program = try PlayedProgram(
      path: folder.path + "/program",
      environment: Program.environment,
      memory: 64 << 20
    )
    while program.termination == nil { _ = program.messages() }
    #expect(program.termination == .exceededMemory)
    #expect(program.terminationSentence(of: "A.swift").contains("memory"))
  }

  @Test("An endless loop is ended, and said")
  func loop() async throws {
    try save(PlayableMiniature.looping)
    try await playing { terminal in
      try await terminal.waits(for: "Sum: 0")
      terminal.type("7")
      try await terminal.waits(for: "! This did not come to an end.")
      #expect(terminal.look().text.contains("Sum: 0"))
      terminal.resize(columns: 70, rows: 22)
      // The picture is of another size now, so the sentence has a page of its own.
      try await terminal.waits("a page") {
        $0.text.contains("! This did not come") && !$0.text.contains("Sum: 0")
      }
      try save(PlayableMiniature.right)
      try await terminal.waits(for: "Size: 70x22")
      terminal.type("\u{3}")
      #expect(await terminal.end() == .exited(130))
      try await Self.expectRestored(terminal)
    }
  }

  @Test(
    "The terminal is as it was after a signal, also in an endless loop",
    arguments: [SIGTERM, SIGHUP]
  )
  func signals(_ signal: Int32) async throws {
    try save(PlayableMiniature.looping)
    try await playing { terminal in
      try await terminal.waits(for: "Sum: 0")
      terminal.type("7")
      terminal.send(signal)
      #expect(await terminal.end() == .exited(128 + signal))
      try await Self.expectRestored(terminal)
    }
  }

  @Test("Ctrl-Z gives the terminal back, and the whole screen is drawn when it goes on")
  func stop() async throws {
    let shell = "set -m; \"$@\"; echo \"stopped with $?\"; read -r line; fg >/dev/null; echo over"
    try await playing(shell: shell) { terminal in
      try await terminal.waits(for: "Sum: 0")
      terminal.type("3")
      try await terminal.waits(for: "Sum: 3")
      terminal.type("\u{1A}")
      try await terminal.waits(for: "stopped with")
      try await Self.expectRestored(terminal)
      terminal.type("\n")
      try await terminal.waits("the screen") { $0.isAlternate && $0.text.contains("Sum: 3") }
      terminal.type("4")
      try await terminal.waits(for: "Sum: 7")
      terminal.type("\u{1B}")
      try await terminal.waits(for: "over")
      try await Self.expectRestored(terminal)
    }
  }

  @Test("A terminal that is too small says so, and it goes on when there is room")
  func tooSmall() async throws {
    try await playing(columns: 50, rows: 15) { terminal in
      try await terminal.waits(for: "This terminal has 50 columns and 15 rows")
      #expect(terminal.look().rows.allSatisfy { $0.count <= 50 })
      terminal.resize(columns: 60, rows: 20)
      try await terminal.waits(for: "Size: 60x20")
      terminal.resize(columns: 60, rows: 19)
      try await terminal.waits(for: "has 60 columns and 19 rows")
      terminal.resize(columns: 61, rows: 20)
      try await terminal.waits(for: "Size: 61x20")
    }
  }

  @Test("A picture is drawn without a terminal, after what was asked for in that order")
  func picture() throws {
    let file = playable.root + "/one.svg"
    let drawn = run("1.1", "--picture", file, "--tap", "One", "--wait=2.5", "--type", "41")
    #expect(drawn.status == 0, "\(drawn.output)")
    #expect(Files.text(file)?.hasPrefix("<svg>6 ") == true)
    let missing = run("1.1", "--picture", file, "--tap", "Two")
    #expect(missing.status == 1)
    #expect(missing.output.hasSuffix("There is only One.\n"))
    try save(PlayableMiniature.crashing)
    let crashed = run("1.1", "--picture", file, "--type", "7")
    #expect(crashed.status == 1)
    #expect(crashed.output.contains("The program crashed: too much (1.1-Add.swift:1)"))
    try save("func add(_ a: Int, _ b: Int) -> Int { missing }\n")
    let broken = run("1.1", "--picture", file)
    #expect(broken.status == 1)
    #expect(broken.output.contains("1.1-Add.swift:1:39: error: cannot find 'missing'"))
  }

  @Test("A film has a step for each thing that is done, and is a page of its own")
  func film() throws {
    let file = playable.root + "/one.html"
    let drawn = run("1.1", "--film", file, "--tap", "One", "--wait", "2", "--type", "41")
    #expect(drawn.status == 0, "\(drawn.output)")
    let page = try #require(Files.text(file))
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("/* film.css */") && page.contains("/* film.js */"))
    #expect(Self.sums(in: page) == ["0", "1", "1", "6"])
  }

  private static func sums(in text: String) -> [Substring] {
    text.matches(of: #/Sum: (\d+) Time/#).map { $0.1 }
  }

  @Test("Who leaves gets a film of what was done")
  func playedFilm() async throws {
    let file = playable.root + "/mine.html"
    try await playing(options: ["--film", file]) { terminal in
      try await terminal.waits(for: "Sum: 0")
      terminal.type("12")
      try await terminal.waits(for: "Sum: 3")
      // A press in the third column of the second row, and its release.
      terminal.type("\u{1B}[<0;3;2M\u{1B}[<0;3;2m")
      try await terminal.waits(for: "Sum: 6")
      terminal.type("\u{3}")
      #expect(await terminal.end() == .exited(0))
    }
    let sums = Self.sums(in: try #require(Files.text(file)))
    #expect(sums.first == "0" && sums.last == "6")
  }

  @Test("As text, an app is played by lines; a word that is wrong is told, and the app goes on")
  func text() {
    let played = Program.execute(
      "/bin/sh",
      [
        "-c",
        #"printf '1\nwait 2\nwait long\ntype 41\nTwo\nquit\n' | "$0" play 1.1 --text --root "$1""#,
        Program.path, playable.root,
      ]
    )
    #expect(played.status == 0, "\(played.errors)")
    #expect(Self.sums(in: played.output) == ["0", "1", "1", "6", "6"])
    #expect(played.output.contains("Controls: 1 One"))
    #expect(played.output.contains("wait takes a number of seconds such as 2.5, but not \"long\"."))
    #expect(played.output.contains("There is only One."))
  }

  @Test("An app is opened with an address, and once more after a save")
  func address() async throws {
    try await playing(options: ["--open", "app://numbers/7"]) { terminal in
      try await terminal.waits(for: "app://numbers/7\nSum: 0")
      terminal.type("4")
      try await terminal.waits(for: "Sum: 4")
      try save("func add(_ a: Int, _ b: Int) -> Int { a - b }\n")
      try await terminal.waits(for: "app://numbers/7\nSum: -4")
    }
  }
}
