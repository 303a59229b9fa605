import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.OwnStorage
import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.PlayedGame

@testable import Alerts

@MainActor
@Suite("6.8 A game that asks", .timeLimit(.minutes(20))) struct GameThatAsksTests {
  private func begin(numbers: [Int] = [50]) async -> PlayedGame {
    await PlayedGame(numbers: numbers) { GameView() }
  }

  private func session<Result>(
    files: FileStorage,
    _ body: (PlayedGame) async throws -> Result
  ) async rethrows -> Result {
    try await PlayedGame.session(files: files, view: { GameView() }, body)
  }

  /// A game after some that were won, on the page of their results, and the rows from the top.
  private func wonBefore(_ games: Int) async throws -> (PlayedGame, [String]) {
    let game = await begin(numbers: [25, 50, 75])
    let rows = try await game.play(games).reversed().map(\.row)
    let shown = await game.openResults()
    try #require(
      shown == rows,
      """
      Not judged yet: \(games) games were won, and the page of results should show \(rows). It shows \
      \(game.results). First let your game do what it does in 5.10.

      \(game.screen)
      """
    )
    return (game, rows)
  }

  private static let askFirst = """
    First let the check "Delete all asks first, and Keep keeps" pass.
    """

  // MARK: The game

  @Test("The game begins with an empty field, without results, and asks nothing")
  func beginning() async {
    let game = await begin()
    let expected = ["Guesses: 0", PlayedGame.count(0)]
    let missing = game.screen.missing(expected)
    #expect(
      missing == nil && game.screen.alert == nil && game.screen.value(of: "Your guess") == "",
      """
      The screen should have an empty field that says "Your guess", show \(expected), and no alert. \
      Missing: \(missing ?? "nothing"). In the field is \(game.field). In front is \(game.front).

      \(game.screen)
      """
    )
  }

  @Test("Hints lead to the number", .ownStorage, arguments: [1, 63])
  func hints(number: Int) async {
    await begin(numbers: [number]).expectHintsToLead(to: [PlayedGame.count(1)])
  }

  @Test("The game goes on when one comes back from the page of results")
  func asBefore() async {
    await begin().expectToGoOnAfterThePage()
  }

  // MARK: Deletion

  @Test("Delete all asks first, and Keep keeps")
  func asks() async throws {
    let (game, rows) = try await wonBefore(2)
    guard await game.open("Delete all") else { return }
    #expect(
      game.isAskedAboutDeletion && game.rows == rows,
      """
      There are two results, and "Delete all" was tapped. There should be an alert "Delete all results?" \
      with the buttons "Delete" and "Keep", and both results should still be there. In front is \
      \(game.front), and the results are \(game.results). Look at what the button changes, and at what \
      shows the alert on the page.

      \(game.screen)
      """
    )
    game.screen.expectViewsToKeepNothing(after: "\"Delete all\" was tapped on the page of results.")
    guard game.screen.alert != nil, await game.open("Keep") else { return }
    #expect(
      game.screen.alert == nil && game.rows == rows,
      """
      "Keep" was tapped. The alert should be gone, and \(rows) should be left. In front is \
      \(game.front), and the results are \(game.results). Look at what the button sends.

      \(game.screen)
      """
    )
  }

  @Test("Delete deletes all results, and the game goes on")
  func deletes() async throws {
    let (game, _) = try await wonBefore(2)
    guard await game.open("Delete all") else { return }
    try #require(
      game.isAskedAboutDeletion,
      "Not judged yet: in front is \(game.front). \(Self.askFirst)\n\n\(game.screen)"
    )
    guard await game.open("Delete") else { return }
    #expect(
      game.screen.alert == nil && game.rows.isEmpty,
      """
      "Delete" was tapped. The alert and all results should be gone. In front is \(game.front), and the \
      results are \(game.results). Look at what the answer changes.

      \(game.screen)
      """
    )
    guard await game.back() else { return }
    let missing = game.screen.missing([PlayedGame.count(0), "Found!"])
    #expect(
      missing == nil,
      """
      All results were deleted, and one went back. The game should still say "Found!", with \
      "\(PlayedGame.count(0))" below it. Missing: \(missing ?? "nothing").

      \(game.screen)
      """
    )
  }

  @Test("What was deleted is gone the next time, too")
  func deletesForGood() async throws {
    let files = FileStorage.inMemory
    try await session(files: files) { game in
      _ = try await game.requiredFind()
      await game.settle { game.screen.shows(PlayedGame.count(1)) }
    }
    let isDeleted = try await session(files: files) { game in
      guard await game.openResults() != nil, await game.open("Delete all") else { return false }
      try #require(
        game.isAskedAboutDeletion,
        "Not judged yet: in front is \(game.front). \(Self.askFirst)\n\n\(game.screen)"
      )
      return await game.open("Delete")
    }
    guard isDeleted else { return }
    await session(files: files) { game in
      #expect(
        game.screen.shows(PlayedGame.count(0)),
        """
        The only result was deleted, and the app began again. It should show "\(PlayedGame.count(0))". \
        Look at what the answer changes: the shared value, or a copy of it?

        \(game.screen)
        """
      )
    }
  }

  @Test("Without results, Delete all asks nothing")
  func nothingToDelete() async {
    let game = await begin()
    guard await game.openResults() != nil else { return }
    if game.isEnabled("Delete all") { guard await game.open("Delete all") else { return } }
    #expect(
      game.screen.alert == nil,
      """
      There are no results, so there is nothing to ask. In front is \(game.front). Look at when the \
      button asks.

      \(game.screen)
      """
    )
  }

  @Test("After Delete, there is nothing to ask any more until the next result")
  func asksAgain() async throws {
    let (game, _) = try await wonBefore(2)
    guard await game.open("Delete all"), game.isAskedAboutDeletion, await game.open("Delete") else {
      Issue.record("Not judged yet: in front is \(game.front). \(Self.askFirst)\n\n\(game.screen)")
      return
    }
    if game.isEnabled("Delete all") { guard await game.open("Delete all") else { return } }
    let second = game.front
    #expect(
      game.screen.alert == nil,
      "All results were deleted, so there is nothing to ask. In front is \(second).\n\n\(game.screen)"
    )
    guard game.screen.alert == nil, await game.back() else { return }
    guard await game.playAgain() else { return }
    let row = try await game.requiredFind().row
    let shown = await game.openResults()
    guard await game.open("Delete all") else { return }
    #expect(
      shown == [row] && game.isAskedAboutDeletion,
      """
      After "Delete", "\(row)" was won. It should be the only result, and "Delete all" should ask again. \
      The results were \(shown ?? []), and in front is \(game.front).

      \(game.screen)
      """
    )
  }

  @Test(
    "A row that is swiped away goes, and without a question",
    .ownStorage,
    arguments: [0, 1, 2]
  )
  func swipe(index: Int) async throws {
    let (game, rows) = try await wonBefore(3)
    guard game.screen.delete(rows[index]) else { return }
    await game.settle { game.rows != rows }
    let expected = rows.filter { $0 != rows[index] }
    #expect(
      game.rows == expected && game.screen.alert == nil,
      """
      "\(rows[index])" was swiped away: \(expected) should be left, without a question. The results are \
      \(game.results), and in front is \(game.front).

      \(game.screen)
      """
    )
  }

  // MARK: As in each stage

  @Test("The game goes on when the view around it is drawn again")
  func drawnAgain() async {
    await begin().expectToGoOn()
  }

  @Test("The screen does not tell the number to be found")
  func secret() async {
    await begin(numbers: [25]).expectToLook(like: await begin(numbers: [75]))
  }

  @Test("What is typed or refused is no guess, and leaves the help as it is")
  func typingAndHelp() async {
    await begin().expectHelpInSpiteOfTyping()
  }

  // A good place to stop: What the screen shows

  // MARK: The tests

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "6.8-GameThatAsksOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 6.8` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
