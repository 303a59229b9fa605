import Foundation
import Testing

@testable import WorkbookKit

/// A whole app of the workbook, played as a person plays it: with the real library and host, on a
/// copy of the workbook, so that its file can be saved.
@Suite("A played app", .offPool, .timeLimit(.minutes(20))) struct PlayedAppTests {
  private static let contacts = "Chapters/05-Navigation/5.13-Contacts.swift"
  private static let lapWatch = "Chapters/03-Effects/3.15-LapWatch.swift"

  /// A copy in which the exercises are solved that are played.
  private func workbook() throws -> TemporaryFolder {
    let root = Repository.root
    let folder = TemporaryFolder("played")
    let runner = ["Kit", "Play", "PlayProtocol"].map { "Scripts/Runner/" + $0 }
    for part in ["Package.swift", "Chapters"] + runner {
      let copy = "\(folder.path)/\(part)"
      try Files.makeFolder(copy.parentFolder)
      try FileManager.default.copyItem(atPath: "\(root)/\(part)", toPath: copy)
    }
    // The library is the clone's own, which is built now if nobody has.
    _ = Program.run(["run", "1.1", "--root", root])
    let library = ".build/workbook/library"
    try Files.makeFolder("\(folder.path)/\(library)".parentFolder)
    symlink("\(root)/\(library)", "\(folder.path)/\(library)")
    for file in [Self.contacts, Self.lapWatch] {
      let solution = file.replacing("Chapters", with: "Solutions")
      try folder.write(try Repository.text(solution), to: file)
    }
    return folder
  }

  @Test("Taps, typing, sheets, alerts, a replayed save, saved values, and time travel")
  func apps() async throws {
    let folder = try workbook()
    // What the chapter shares is compiled here, which takes longer than a terminal is waited for.
    let picture = Program.run(
      ["play", "5.13", "--picture", folder.path + "/contacts.svg", "--root", folder.path]
    )
    #expect(picture.status == 0, "\(picture.output)")
    try await playing("5.13", in: folder) { try await play(on: $0, in: folder) }
    try await playing("3.15", in: folder, goOnWithATimer)
    try playOwnFeature(in: folder)
  }

  private func playing(
    _ exercise: String,
    in folder: TemporaryFolder,
    _ body: (PseudoTerminal) async throws -> Void
  ) async throws {
    let terminal = try PseudoTerminal(
      Program.path,
      ["play", exercise, "--root", folder.path],
      columns: 100,
      rows: 30
    )
    try await terminal.used(body)
  }

  /// The effect that was in flight goes on from the earlier state.
  private func goOnWithATimer(on terminal: PseudoTerminal) async throws {
    try await tap("[Start]", on: terminal)
    try await terminal.waits(for: "2 s ")
    terminal.type("\u{14}\u{1B}[H\u{1B}[B\u{1B}[B")
    try await terminal.waits("the first tick") {
      $0.text.contains("1 s ") && $0.text.contains("2 of ")
    }
    terminal.type("\r")
    try await terminal.waits("a later tick") {
      $0.text.contains("3 s ") && $0.text.contains(" actions")
    }
  }

  private func play(on terminal: PseudoTerminal, in folder: TemporaryFolder) async throws {
    try await terminal.waits(for: "[Ada]")
    try await tap("[Add]", on: terminal)
    try await terminal.waits(for: "[Cancel]")
    try await tap("Name___", on: terminal)
    terminal.type("Linus")
    try await terminal.waits(for: "Linus___")
    try await tap("[Save]", on: terminal)
    try await terminal.waits(for: "[Linus]")

    try await tap("[Ada]", on: terminal)
    try await terminal.waits(for: "‹ Contacts")
    try await tap("[Delete]", on: terminal)
    try await terminal.waits(for: "Delete Ada?")

    // All of it is done again, and the alert has another title.
    let text = try #require(folder.text(Self.contacts))
    try folder.write(text.replacing("Delete \\(", with: "Remove \\("), to: Self.contacts)
    try await terminal.waits(for: "Remove Ada?")
    try await tap("[Keep]", on: terminal)
    try await terminal.waits("no alert") { !$0.text.contains("[Keep]") }

    // Ctrl-T, and Home: the app is as it was at the beginning, and the log says so.
    terminal.type("\u{14}\u{1B}[H")
    try await terminal.waits("the beginning") {
      $0.text.contains(" 0 of ") && !$0.text.contains("[Linus]") && $0.text.contains("[Add]")
    }
    terminal.type("\u{3}")
    #expect(await terminal.end() == .exited(130))
  }

  /// A feature of one's own is played by its preview, as `new` writes it.
  private func playOwnFeature(in folder: TemporaryFolder) throws {
    let run = { (words: [String]) in Program.run(words + ["--root", folder.path]) }
    let new = run(["new", "Tip"])
    #expect(new.status == 0, "\(new.output)")
    let picture = folder.path + "/tip.svg"
    let play = run(["play", "tip", "--picture", picture, "--tap", "Increment"])
    #expect(play.status == 0, "\(play.output)")
    #expect(Files.text(picture)?.contains("Count: 1") == true)
    let tests = run(["run", "tip"])
    #expect(tests.output.contains("1 of 1 tests pass"), "\(tests.output)")
  }

  /// Clicks on the middle of a text.
  private func tap(_ text: String, on terminal: PseudoTerminal) async throws {
    try await terminal.waits(for: text)
    let rows = terminal.look().rows.map { String($0) }
    let row = try #require(rows.firstIndex { $0.contains(text) })
    let start = try #require(rows[row].range(of: text)?.lowerBound)
    let column = rows[row].distance(from: rows[row].startIndex, to: start) + text.count / 2
    terminal.type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
  }
}
