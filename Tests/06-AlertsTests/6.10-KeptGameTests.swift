import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import class SuiteHelpers.HeldRequests
import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.PlayedGame
import func SuiteHelpers.letOthersRun

@testable import Alerts

@MainActor
@Suite("6.10 A game that is kept", .timeLimit(.minutes(20))) struct KeptGameTests {
  /// A file that outlives the apps that use it.
  private struct TestedFile {
    private struct Refused: Error {}

    let data: LockIsolated<Data?>
    private let holdsReads: Bool
    private let reads = HeldRequests<Void>()
    private let writes = HeldRequests<Void>()
    private let ended = LockIsolated((reads: 0, writes: 0))

    init(_ data: Data? = nil) {
      self.data = LockIsolated(data)
      holdsReads = false
      allowReads()
      allowWrites()
    }

    /// A file that answers nothing before it is told to.
    init(held: Bool) {
      data = LockIsolated(nil)
      holdsReads = held
    }

    var client: KeptFile {
      KeptFile(
        read: { [data, reads, ended] in
          defer { ended.withValue { $0.reads += 1 } }
          try await reads.answer(to: "read")
          return data.value
        },
        write: { [data, writes, ended] new in
          defer { ended.withValue { $0.writes += 1 } }
          // Each one has a name of its own, so that they can end in another order.
          try await writes.answer(to: "write \(writes.names.count + 1)")
          data.setValue(new)
        }
      )
    }

    var readsBegun: Int { reads.names.count }
    var writesBegun: Int { writes.names.count }
    var writesEnded: Int { ended.value.writes }

    /// Whether more reads have begun than so many, and all that need no permission have ended.
    func isRead(after count: Int) -> Bool {
      readsBegun > count && (holdsReads || ended.value.reads == readsBegun)
    }

    /// Whether more writes have ended than so many, and none is running.
    func isWritten(after count: Int) -> Bool {
      writesEnded > count && writesEnded == writesBegun
    }

    func allowReads() { reads.answerAll { _ in .success(()) } }
    func refuseReads() { reads.answerAll { _ in .failure(Refused()) } }
    func allowWrites() { writes.answerAll { _ in .success(()) } }
    func refuseWrites() { writes.answerAll { _ in .failure(Refused()) } }
    func allowWrite(_ number: Int) { writes.answer("write \(number)", with: .success(())) }
  }

  private static let damaged = Data("no results".utf8)
  private static let unreadable = "The results cannot be read"
  private static let readableFirst = """
    First let the check "A file that cannot be read is not written over" pass.
    """

  /// Launches the app, and lets it read its file, which it can.
  ///
  /// - Parameter results: How many results it should find there, which are waited for.
  private func launch(
    _ file: TestedFile,
    numbers: [Int] = [50],
    results: Int = 0
  ) async throws -> PlayedGame {
    let game = await launchAndLook(file, numbers: numbers) { game in
      game.screen.alert != nil || game.screen.shows(PlayedGame.count(results))
    }
    try #require(
      game.screen.alert == nil,
      """
      Not judged yet: there is \(game.front) over the game, whose file is missing or fine. First let the \
      check "The first launch finds no file, and asks nothing" pass, and then "The results are there at \
      the next launch".
      """
    )
    return game
  }

  /// Launches the app, and waits until it has read its file and shows what it should, or for a
  /// while if it does not.
  private func launchAndLook(
    _ file: TestedFile,
    numbers: [Int] = [50],
    until isReady: (PlayedGame) -> Bool = { _ in true }
  ) async -> PlayedGame {
    let reads = file.readsBegun
    let game = await PlayedGame(numbers: numbers, dependencies: { $0.keptFile = file.client }) {
      GameView()
    }
    await game.settle { file.isRead(after: reads) && isReady(game) }
    return game
  }

  private func isAsking(_ game: PlayedGame) -> Bool { game.screen.alert != nil }

  /// Wins a game, and waits until the file is written, or for a while if it is not.
  ///
  /// - Returns: The row of the result.
  private func win(_ game: PlayedGame, _ file: TestedFile) async throws -> String {
    let writes = file.writesEnded
    let row = try await game.requiredFind().row
    await game.settle { file.isWritten(after: writes) }
    return row
  }

  /// Taps a button after which the file should be written, and waits for that, or for a while if it
  /// is not.
  private func tap(_ button: String, _ game: PlayedGame, writing file: TestedFile) async -> Bool {
    let writes = file.writesEnded
    guard game.screen.tap(button) else { return false }
    await game.settle { file.isWritten(after: writes) }
    return true
  }

  /// Ends a check that is about the answer to a question while there is no such question.
  private func requireQuestion(_ title: String, _ game: PlayedGame, first: String) throws {
    try #require(
      game.screen.alert?.title == title,
      """
      Not judged yet: the alert "\(title)" is not there, and in front is \(game.front). \(first)
      """
    )
  }

  /// A file with results, and what they are.
  private func wonBefore(_ games: Int = 2) async throws -> (TestedFile, [String]) {
    let file = TestedFile()
    let game = try await launch(file, numbers: [25, 50, 75])
    var rows: [String] = []
    for number in 0..<games {
      if number > 0 {
        try #require(
          await game.playAgain(),
          """
          Not judged yet: when a game is won, "New game" begins another one, and there is no such \
          button. First let the checks of the game pass.

          \(game.screen)
          """
        )
      }
      rows.insert(try await win(game, file), at: 0)
    }
    return (file, rows)
  }

  // MARK: The game

  @Test("The first launch finds no file, and asks nothing")
  func beginning() async {
    let game = await launchAndLook(TestedFile())
    let expected = ["Numbers from 1 to 100", "Guesses: 0", PlayedGame.count(0)]
    let missing = game.screen.missing(expected)
    #expect(
      missing == nil && game.screen.alert == nil && game.screen.value(of: "Your guess") == "",
      """
      There is no file yet. The screen should show \(expected), and no alert. Missing: \(missing ?? "nothing"). In \
      front is \(game.front). Look at what `read` returns if there is no file.

      \(game.screen)
      """
    )
  }

  @Test("Hints lead to the number", arguments: [1, 63])
  func hints(number: Int) async throws {
    await (try await launch(TestedFile(), numbers: [number])).expectHintsToLead()
  }

  @Test("The game, its page and its sheet are as before")
  func asBefore() async throws {
    try await launch(TestedFile()).expectPageAndSheet()
  }

  // MARK: Deletion

  @Test("Delete all asks first, and Keep keeps")
  func asks() async throws {
    let (file, rows) = try await wonBefore()
    let game = try await launch(file, results: rows.count)
    guard await game.openResults() != nil, await game.open("Delete all") else { return }
    #expect(
      game.isAsked("Delete all results?", ["Delete", "Keep"]),
      """
      There are two results, and "Delete all" was tapped. There should be an alert "Delete all results?" \
      with the buttons "Delete" and "Keep". In front is \(game.front). Look at what the button changes, \
      and at `.alert` of the page.

      \(game.screen)
      """
    )
    guard game.screen.alert != nil, await game.open("Keep") else { return }
    let kept = game.rows
    guard await game.open("Delete all"), await tap("Delete", game, writing: file) else { return }
    #expect(
      kept == rows && game.rows.isEmpty && game.screen.alert == nil,
      """
      After "Keep" there should be \(rows), and there was \(kept). After "Delete" there should be \
      nothing, and there is \(game.rows). Look at what the buttons of the alert send.

      \(game.screen)
      """
    )
    let next = try await launch(file)
    #expect(
      next.screen.shows(PlayedGame.count(0)),
      "All results were deleted. At the next launch there should be none.\n\n\(next.screen)"
    )
  }

  @Test("A row that is swiped away is gone, and stays so", arguments: [0, 1, 2])
  func swipe(index: Int) async throws {
    let (file, rows) = try await wonBefore(3)
    let game = try await launch(file, results: rows.count)
    let writes = file.writesEnded
    guard await game.openResults() == rows, game.screen.delete(rows[index]) else {
      Issue.record(
        """
        Not judged yet: the results of before are not there. First let the check "The results are there \
        at the next launch" pass.
        """
      )
      return
    }
    await game.settle { file.isWritten(after: writes) }
    let expected = rows.filter { $0 != rows[index] }
    let atOnce = game.rows
    let next = await (try await launch(file, results: expected.count)).openResults() ?? []
    #expect(
      atOnce == expected && next == expected,
      """
      "\(rows[index])" was swiped away: \(expected) should be left. At once it was \(atOnce), and at the \
      next launch \(next). Look at which changes are saved.
      """
    )
  }

  @Test("A row that is swiped away does not come back with the page of the game")
  func swipedWhileSaving() async throws {
    let (old, rows) = try await wonBefore()
    let file = TestedFile(held: true)
    file.data.setValue(old.data.value)
    file.allowReads()
    let game = try await launch(file, results: rows.count)
    guard await game.openResults() == rows, game.screen.delete(rows[0]) else {
      Issue.record(
        """
        Not judged yet: the results of before are not there. First let the check "The results are there \
        at the next launch" pass.
        """
      )
      return
    }
    await game.settle { file.writesBegun > 0 }
    guard game.screen.back() else { return }
    await game.screen.settle()
    await letOthersRun()
    await game.screen.settle()
    #expect(
      game.screen.shows(PlayedGame.count(rows.count - 1)),
      """
      "\(rows[0])" was swiped away, and then the page was left, while the save still ran. The screen should \
      show "\(PlayedGame.count(rows.count - 1))". Look at when the file is read, and at what a second answer of \
      the file does: it does not know yet what was deleted.

      \(game.screen)
      """
    )
    file.allowWrites()
    await game.settle { file.isWritten(after: 0) }
  }

  // MARK: The file

  @Test("The results are there at the next launch")
  func kept() async throws {
    let (file, rows) = try await wonBefore(3)
    let game = await launchAndLook(file) { isAsking($0) || $0.screen.shows(PlayedGame.count(3)) }
    let shown = game.screen.shows(PlayedGame.count(3))
    let found = await game.openResults() ?? []
    #expect(
      shown && found == rows,
      """
      Three games were won: \(rows), the newest first. At the next launch the screen should show \
      "\(PlayedGame.count(3))" and the same results. They are \(found). Look at when the file is written, at what is \
      in it, and at when it is read.

      \(game.screen)
      """
    )
  }

  @Test("What is won at the next launch comes to the others")
  func added() async throws {
    let (file, rows) = try await wonBefore(2)
    let game = try await launch(file, numbers: [88], results: rows.count)
    let row = try await win(game, file)
    let found = await (try await launch(file, results: rows.count + 1)).openResults() ?? []
    #expect(
      found == [row] + rows,
      """
      \(rows) were won first, and "\(row)" at the second launch. At the third there should be all of \
      them, the newest first. The results are \(found). Look at what the ids are made of: they have to be \
      others than those in the file.
      """
    )
  }

  @Test("What is won while the file is read is kept, and nothing is written before")
  func wonWhileReading() async throws {
    let (old, rows) = try await wonBefore(2)
    let file = TestedFile(held: true)
    file.data.setValue(old.data.value)
    file.allowWrites()
    let game = try await launch(file, numbers: [88])
    let row = try await game.requiredFind().row
    await game.screen.settle()
    let early = file.writesBegun
    file.allowReads()
    await game.settle { game.screen.shows(PlayedGame.count(3)) }
    await game.settle { file.isWritten(after: early) }
    let now = await game.openResults() ?? []
    let next = await (try await launch(file, results: now.count)).openResults() ?? []
    #expect(
      early == 0 && now == [row] + rows && next == now,
      """
      The file has \(rows). Before it was read, "\(row)" was won; until then, nothing should be written, \
      and \(early) writes had begun. Then there should be all three, the newest first, and at the next \
      launch too. There were \(now), and at the next launch \(next). Look at what the answer of the file \
      does with results that are there already, and at what their ids are made of.
      """
    )
  }

  @Test("A file that cannot be read is not written over", arguments: ["damaged", "refused"])
  func unreadable(reason: String) async throws {
    let file = TestedFile(Self.damaged)
    if reason == "refused" { file.refuseReads() }
    let game = await launchAndLook(file, until: isAsking)
    #expect(
      game.isAsked(Self.unreadable, ["Try again", "Begin anew"]) && file.writesBegun == 0,
      """
      The file cannot be read (\(reason)). There should be an alert "\(Self.unreadable)" with the buttons \
      "Try again" and "Begin anew", and nothing should be written: \(file.writesBegun) writes had begun. In front \
       is \(game.front). Look at what becomes of an error of `read`, and of the \
      decoder, and at `.alert` of the view.

      \(game.screen)
      """
    )
  }

  @Test("Try again reads the file once more, as often as it takes")
  func readsAgain() async throws {
    let (old, rows) = try await wonBefore(2)
    let file = TestedFile(Self.damaged)
    let game = await launchAndLook(file, until: isAsking)
    try requireQuestion(Self.unreadable, game, first: Self.readableFirst)
    let reads = file.readsBegun
    guard game.screen.tap("Try again") else { return }
    await game.settle { file.isRead(after: reads) && isAsking(game) }
    let second = game.front
    let asksAgain = game.isAsked(Self.unreadable, ["Try again", "Begin anew"])
    file.data.setValue(old.data.value)
    guard asksAgain, await game.open("Try again") else {
      Issue.record(
        """
        The file is still damaged after "Try again", so the alert should be there again. In front is \
        \(second). Look at what follows from the button.

        \(game.screen)
        """
      )
      return
    }
    await game.settle { game.screen.shows(PlayedGame.count(rows.count)) }
    let found = await game.openResults() ?? []
    #expect(
      found == rows,
      """
      At the second "Try again" the file could be read, and it has \(rows). The results are \(found).

      \(game.screen)
      """
    )
  }

  @Test("Begin anew begins without results, and with a new file")
  func beginsAnew() async throws {
    let file = TestedFile(Self.damaged)
    let game = await launchAndLook(file, until: isAsking)
    try requireQuestion(Self.unreadable, game, first: Self.readableFirst)
    guard await tap("Begin anew", game, writing: file) else { return }
    let empty = await launchAndLook(file)
    #expect(
      game.screen.alert == nil && empty.screen.alert == nil
        && empty.screen.shows(PlayedGame.count(0)),
      """
      The file was damaged, and "Begin anew" was tapped. The next launch should find a file without \
      results, and ask nothing. In front is \(empty.front). Look at what the button writes.

      \(empty.screen)
      """
    )
    let row = try await win(game, file)
    let found = await (try await launch(file, results: 1)).openResults() ?? []
    #expect(
      found == [row],
      "After \"Begin anew\", \"\(row)\" was won. At the next launch the results are \(found)."
    )
  }

  // MARK: Saving

  @Test("A save that fails loses nothing, and can be tried again")
  func saveFails() async throws {
    let file = TestedFile()
    let game = try await launch(file)
    file.refuseWrites()
    let row = try await game.requiredFind().row
    await game.settle { isAsking(game) }
    #expect(
      game.isAsked("Not saved", ["Try again", "Later"]) && game.screen.shows(PlayedGame.count(1)),
      """
      "\(row)" was won, and could not be saved. There should be an alert "Not saved" with the buttons \
      "Try again" and "Later", and the result should be there. In front is \(game.front). Look at what \
      becomes of an error of `write`, and at `.alert` of the view.

      \(game.screen)
      """
    )
    guard game.screen.alert != nil else { return }
    file.allowWrites()
    guard await tap("Try again", game, writing: file) else { return }
    let found = await (try await launch(file, results: 1)).openResults() ?? []
    #expect(
      found == [row] && game.screen.alert == nil,
      """
      "Try again" was tapped, and the file could be written. The result should be there at the next \
      launch, and the results are \(found). In front is \(game.front).
      """
    )
  }

  @Test("Not saved waits until nothing else is in front", arguments: ["Numbers", "Delete all"])
  func waits(button: String) async throws {
    let file = TestedFile(held: true)
    file.allowReads()
    let game = try await launch(file)
    let row = try await game.requiredFind().row
    await game.settle { file.writesBegun > 0 }
    let isPage = button == "Delete all"
    if isPage { guard await game.openResults() != nil else { return } }
    guard await game.open(button) else { return }
    let inFront = isPage ? "the question whether to delete all" : "the sheet"
    file.refuseWrites()
    await game.settle { file.writesEnded > 0 }
    await game.screen.settle()
    let isInFront =
      isPage ? game.screen.alert?.buttons.contains("Keep") == true : game.screen.showsSheet
    #expect(
      isInFront,
      """
      While "\(row)" was being saved, "\(button)" was tapped. Then the save failed. A phone shows one sheet \
      or alert at a time: \(inFront) should still be in front, with nothing over it. In front is \
      \(game.front). Look at when the failure becomes an alert.

      \(game.screen)
      """
    )
    guard isInFront, await game.open(isPage ? "Keep" : "Cancel") else { return }
    await game.settle { isAsking(game) }
    #expect(
      game.isAsked("Not saved", ["Try again", "Later"]),
      """
      The save had failed while \(inFront) was in front, which is closed now. There should be the alert \
      "Not saved". In front is \(game.front). Look at what the state knows of a failure that nobody has \
      read yet.

      \(game.screen)
      """
    )
  }

  @Test("After Later, the next save has everything")
  func later() async throws {
    let file = TestedFile()
    let game = try await launch(file, numbers: [25, 75])
    file.refuseWrites()
    let first = try await game.requiredFind().row
    await game.settle { isAsking(game) }
    try requireQuestion(
      "Not saved",
      game,
      first: """
        First let the check "A save that fails loses nothing, and can be tried again" pass.
        """
    )
    guard await game.open("Later") else { return }
    file.allowWrites()
    guard await game.playAgain() else { return }
    let second = try await win(game, file)
    let found = await (try await launch(file, results: 2)).openResults() ?? []
    #expect(
      found == [second, first],
      """
      "\(first)" could not be saved, and "Later" was tapped. Then "\(second)" was won, and could be \
      saved. At the next launch both should be there, and the results are \(found). Look at what a save \
      that failed leaves in the state.
      """
    )
  }

  @Test("A slow save does not end after a newer one")
  func order() async throws {
    let file = TestedFile(held: true)
    file.allowReads()
    let game = try await launch(file, numbers: [25, 75])
    let first = try await game.requiredFind().row
    await game.settle { file.writesBegun > 0 }
    let slow = file.writesBegun
    guard await game.playAgain() else { return }
    let second = try await game.requiredFind().row
    await game.settle { file.writesBegun > slow }
    // If there are two by now, the newer one ends first.
    for number in (1...max(file.writesBegun, 1)).reversed() {
      let ended = file.writesEnded
      file.allowWrite(number)
      await game.settle { file.writesEnded > ended }
    }
    file.allowWrites()
    await game.settle { file.isWritten(after: 1) }
    let found = await (try await launch(file, results: 2)).openResults() ?? []
    #expect(
      found == [second, first],
      """
      "\(first)" was won, and while it was being saved, "\(second)" was. The first save took longer. At \
      the next launch both should be there, and the results are \(found). Look at when a save begins \
      while another one is running.
      """
    )
  }

  @Test("The game goes on when the view around it is drawn again")
  func drawnAgain() async {
    await launchAndLook(TestedFile()).expectToGoOn()
  }

  // MARK: The tests

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "6.10-KeptGameOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 6.10` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
