import Foundation
import Testing

@testable import WorkbookKit

/// A whole app of the workbook, played as a person plays it: with the real library and host, on a
/// copy of the workbook, so that its file can be saved.
@Suite("A played app", .offPool, .timeLimit(.minutes(20))) struct PlayedAppTests {
  /// Compiled in the host too.
  private static let protocolFolder = "Scripts/Runner/Kit/Playing/Protocol"
  private static let file = "Chapters/06-Alerts/6.11-Standups.swift"

  /// A copy in which the exercise is solved.
  private func workbook() throws -> TemporaryFolder {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
      .replacingOccurrences(of: "//", with: "/")
    let folder = try TemporaryFolder("played")
    for part in ["Package.swift", "Chapters", "Scripts/Runner/Play", Self.protocolFolder] {
      let copy = "\(folder.path)/\(part)"
      try Files.makeFolder(copy.parentFolder)
      try FileManager.default.copyItem(atPath: "\(root)/\(part)", toPath: copy)
    }
    let solution = Self.file.replacing("Chapters", with: "Solutions")
    try folder.write(try #require(Files.text("\(root)/\(solution)")), to: Self.file)
    return folder
  }

  @Test("Taps, typing, a sheet, a pushed screen, an alert, a replayed save, and time travel")
  func standups() async throws {
    let folder = try workbook()
    // The library is built here, which takes longer than a terminal is waited for.
    let picture = Program.run(
      ["play", "6.11", "--picture", folder.path + "/standups.svg", "--root", folder.path]
    )
    #expect(picture.status == 0, "\(picture.output)")
    let terminal = try PseudoTerminal(
      Program.path,
      ["play", "6.11", "--root", folder.path],
      columns: 100,
      rows: 30
    )
    do {
      try await play(on: terminal, in: folder)
      await terminal.finish()
    } catch {
      await terminal.finish()
      throw error
    }
  }

  private func play(on terminal: PseudoTerminal, in folder: TemporaryFolder) async throws {
    try await terminal.waits(for: "Daily, 5 min")
    try await tap("[Add]", on: terminal)
    try await terminal.waits(for: "New standup")
    try await tap("Title___", on: terminal)
    terminal.type("Retro")
    try await terminal.waits(for: "Retro___")
    try await tap("[Save]", on: terminal)
    try await terminal.waits(for: "Retro, 5 min")

    try await tap("Daily, 5 min", on: terminal)
    try await terminal.waits(for: "‹ Standups")
    try await tap("[Delete]", on: terminal)
    try await terminal.waits(for: "Delete Daily?")

    // All of it is done again, and the alert has another title.
    let text = try #require(folder.text(Self.file))
    try folder.write(text.replacing("Delete \\(", with: "Remove \\("), to: Self.file)
    try await terminal.waits(for: "Remove Daily?")
    try await tap("[Keep]", on: terminal)
    try await terminal.waits("no alert") { !$0.text.contains("[Keep]") }

    // Ctrl-T, and Home: the app is as it was at the beginning, and the log says so.
    terminal.type("\u{14}\u{1B}[H")
    try await terminal.waits("the beginning") {
      $0.text.contains(" 0 of ") && !$0.text.contains("Daily, 5 min")
    }
    terminal.type("\u{3}")
    #expect(await terminal.end() == .exited(130))
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
