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
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
      .replacingOccurrences(of: "//", with: "/")
    let folder = try TemporaryFolder("played")
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
      try folder.write(try #require(Files.text("\(root)/\(solution)")), to: file)
    }
    return folder
  }

  @Test("Taps, typing, sheets, alerts, a replayed save, shared values, and time travel")
  func contacts() async throws {
    let folder = try workbook()
    // What the chapter shares is compiled here, which takes longer than a terminal is waited for.
    let picture = Program.run(
      ["play", "5.13", "--picture", folder.path + "/contacts.svg", "--root", folder.path]
    )
    #expect(picture.status == 0, "\(picture.output)")
    try await playing("5.13", in: folder) { try await play(on: $0, in: folder) }
    try await playing("5.13", in: folder, goOnAfterSaving)
    try await playing("5.13", in: folder, goOnAfterCancelling)
    try await playing("3.15", in: folder, goOnWithATimer)
    try folder.write(Self.party, to: "Chapters/Mine/Party.swift")
    try await playing("party", in: folder, lookBackAtASharedValue)
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
    do {
      try await body(terminal)
      await terminal.finish()
    } catch {
      await terminal.finish()
      throw error
    }
  }

  /// What an effect does that was in flight: it closes the sheet.
  private func goOnAfterSaving(on terminal: PseudoTerminal) async throws {
    try await tap("[Add]", on: terminal)
    try await terminal.waits(for: "[Cancel]")
    // The sheet has opened with the focus in its first field.
    terminal.type("L")
    try await terminal.waits(for: "L___")
    try await tap("[Save]", on: terminal)
    try await terminal.waits(for: "[L]")
    try await terminal.waits("no sheet") { !$0.text.contains("[Cancel]") }
    terminal.type("\u{14}")
    for _ in 1...5 where !terminal.look().text.contains("[Cancel]") {
      let last = Self.position(in: terminal.look().text)
      terminal.type("\u{1B}[A")
      try await terminal.waits("an earlier state") {
        let position = Self.position(in: $0.text)
        return position != nil && position != last
      }
    }
    #expect(terminal.look().text.contains("[Cancel]"))
    terminal.type("\r")
    try await terminal.waits("no sheet") {
      !$0.text.contains("[Cancel]") && $0.text.contains(" actions")
    }
  }

  /// Which of the states is shown in time travel, such as the 2 of `2 of 3`.
  private static func position(in text: String) -> Substring? {
    text.firstMatch(of: #/(\d+) of \d+/#)?.1
  }

  private func goOnAfterCancelling(on terminal: PseudoTerminal) async throws {
    try await tap("[Add]", on: terminal)
    try await tap("[Cancel]", on: terminal)
    try await terminal.waits("no form") { !$0.text.contains("[Cancel]") }
    try await terminal.waits(for: "3 actions")
    terminal.type("\u{14}\u{1B}[A")
    try await terminal.waits("the form") {
      $0.text.contains("[Cancel]") && $0.text.contains("2 of 3")
    }
    terminal.type("\r")
    try await terminal.waits("no form") {
      !$0.text.contains("[Cancel]") && $0.text.contains("3 actions")
    }
  }

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

  /// A feature of one's own, with values that live outside of its state.
  private static let party = """
    import ComposableArchitecture
    import TerminalUI

    @Reducer
    struct Party {
      @ObservableState
      struct State: Equatable {
        @Shared(.inMemory("isVegetarian")) var isVegetarian = false
        @Shared(.inMemory("persons")) var persons = 2
      }

      enum Action {
        case minusButtonTapped
        case plusButtonTapped
        case vegetarianButtonTapped
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .minusButtonTapped: state.$persons.withLock { $0 -= 1 }
          case .plusButtonTapped: state.$persons.withLock { $0 += 1 }
          case .vegetarianButtonTapped: state.$isVegetarian.withLock { $0.toggle() }
          }
          return .none
        }
      }
    }

    struct PartyView: View {
      let store: StoreOf<Party>

      var body: some View {
        List {
          Stepper(
            "Persons: \\(store.persons)",
            onIncrement: { store.send(.plusButtonTapped) },
            onDecrement: { store.send(.minusButtonTapped) }
          )
          Button(store.isVegetarian ? "Vegetarian" : "With meat") {
            store.send(.vegetarianButtonTapped)
          }
        }
      }
    }

    #Preview {
      PartyView(store: Store(initialState: Party.State()) { Party() })
    }

    """

  /// The value lives outside of the state, and is as it was while one looks back. The keys and the
  /// date are looked at on the way.
  private func lookBackAtASharedValue(on terminal: PseudoTerminal) async throws {
    try await terminal.waits(for: "Persons: 2")
    try await terminal.waits(for: "Mon 5 Jan 2026 9:41")
    terminal.type("\t")
    try await terminal.waits(for: "← → change")
    terminal.type("\u{1B}[C")
    try await terminal.waits(for: "Persons: 3")
    terminal.type("\t")
    try await terminal.waits(for: "enter tap")
    terminal.type("\r")
    try await terminal.waits(for: "[Vegetarian]")
    terminal.type("\u{14}\u{1B}[H")
    try await terminal.waits("both values as they were") {
      $0.text.contains("Persons: 2") && $0.text.contains("[With meat]")
    }
    terminal.type("\u{1B}[B")
    try await terminal.waits("one value as it was") {
      $0.text.contains("Persons: 3") && $0.text.contains("[With meat]")
        && $0.text.contains("1 of 2")
    }
    terminal.type("\u{1B}")
    try await terminal.waits("both values as they are") {
      $0.text.contains("Persons: 3") && $0.text.contains("[Vegetarian]")
    }
    // Enter goes on from there, with the value of then.
    terminal.type("\u{14}\u{1B}[A\r")
    try await terminal.waits("an app that goes on after the first action") {
      $0.text.contains("Persons: 3") && $0.text.contains("[With meat]")
        && $0.text.contains(" 1 action")
    }
    terminal.type("\u{E}")
    try await terminal.waits(for: "Tue 6 Jan 2026 9:41")
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
    let unknown = run(["play", "tip", "--preview", "Other", "--picture", picture])
    #expect(unknown.output.contains("has no preview \"Other\"; it has \"1\"."))
    let tests = run(["run", "tip"])
    #expect(tests.output.contains("1 of 1 tests pass"), "\(tests.output)")
    try drawWhatIsSaved(in: folder, run)
  }

  /// A feature that saves, of which each picture begins without what another one has saved.
  private func drawWhatIsSaved(
    in folder: TemporaryFolder,
    _ run: ([String]) -> (status: Int32, output: String)
  ) throws {
    try folder.write(
      """
      import ComposableArchitecture
      import Foundation
      import TerminalUI

      @Reducer
      struct Tip {
        @ObservableState
        struct State: Equatable {
          @Shared(.fileStorage(.documentsDirectory.appending(component: "tips.json")))
          var tips: [UUID] = []
          @Shared(.appStorage("taps")) var taps = 0
        }

        enum Action {
          case tapped
        }

        @Dependency(\\.uuid) var uuid

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.$tips.withLock { $0.append(uuid()) }
            state.$taps.withLock { $0 += 1 }
            return .none
          }
        }
      }

      struct TipView: View {
        let store: StoreOf<Tip>

        var body: some View {
          Button("\\(store.tips.count) tips, \\(store.taps) taps") { store.send(.tapped) }
        }
      }

      #Preview {
        TipView(store: Store(initialState: Tip.State()) { Tip() })
      }

      """,
      to: "Chapters/Mine/Tip.swift"
    )
    let picture = folder.path + "/tips.svg"
    for _ in 1...2 {
      let play = run(["play", "tip", "--picture", picture, "--press", "enter"])
      #expect(play.status == 0, "\(play.output)")
      #expect(Files.text(picture)?.contains("1 tips, 1 taps") == true)
    }
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
