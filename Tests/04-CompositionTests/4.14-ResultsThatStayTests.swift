import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.OwnStorage
import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.PlayedGame

@testable import Composition

@MainActor
@Suite("4.14 Results that stay", .timeLimit(.minutes(20))) struct ResultsThatStayTests {
  private func begin(seed: UInt64 = 3, numbers: [Int] = []) async -> PlayedGame {
    await PlayedGame(seed: seed, numbers: numbers) { GameView() }
  }

  private func session<Result>(
    numbers: [Int] = [],
    files: FileStorage,
    _ body: (PlayedGame) async throws -> Result
  ) async rethrows -> Result {
    try await PlayedGame.session(numbers: numbers, files: files, view: { GameView() }, body)
  }

  // MARK: The game

  @Test("The game begins with an empty field, and without results")
  func beginning() async {
    await begin().expectToBeginEmpty()
  }

  @Test("Hints lead to the number", .ownStorage, arguments: [1, 2] as [UInt64])
  func hints(seed: UInt64) async {
    await begin(seed: seed).expectHintsToLead()
  }

  @Test("Whoever does not guess for ten seconds is helped, until the next guess")
  func helps() async {
    await begin().expectHelp(lookAt: PlayedGame.effectsOfAChild)
  }

  @Test("A new game begins again, and leaves the results as they are")
  func newGame() async throws {
    try await begin().expectNewGameToKeepResults()
  }

  // MARK: The results

  @Test("A game that is won becomes a result")
  func result() async throws {
    try await begin(seed: 8).expectResult()
  }

  @Test("The newest result is at the top")
  func newest() async throws {
    try await begin(numbers: [25, 50, 75]).expectNewestFirst()
  }

  // MARK: Order and deletion

  @Test("Best first brings the results with the fewest guesses to the top, and back")
  func best() async throws {
    try await begin(numbers: PlayedGame.numbersOfThreeGames).expectBestFirst()
  }

  @Test(
    "A row that is swiped away goes, and no other",
    .ownStorage,
    arguments: [false, true],
    0...2
  )
  func delete(isBestFirst: Bool, index: Int) async throws {
    try await begin(numbers: PlayedGame.numbersOfThreeGames)
      .expectDeletion(of: index, isBestFirst: isBestFirst)
  }

  // MARK: The next time

  /// What a check of the file says of a screen on which nothing has stayed.
  private let lookAtKey =
    "Look at the property with the results: does it have a key, and is it one of a file?"

  /// Wins a game, which becomes a result, and returns its row.
  private func win(_ game: PlayedGame) async throws -> String {
    let before = game.rows.count
    let row = try await game.requiredFind().row
    await game.settle { game.rows.count > before }
    try await game.requireResults()
    return row
  }

  @Test("The results are there when the app begins again, the newest at the top")
  func nextTime() async throws {
    let files = FileStorage.inMemory
    let early = try await session(numbers: [25], files: files) { try await win($0) }
    let late = try await session(numbers: [75], files: files) { game in
      let shown = game.rows
      #expect(
        shown == [early] && game.screen.shows(PlayedGame.count(1))
          && game.screen.shows("Guesses: 0"),
        """
        "\(early)" was won, and the app was closed. When it begins again, the screen should show that \
        result and "\(PlayedGame.count(1))", and a new game. The results are \(game.results). \(lookAtKey)

        \(game.screen)
        """
      )
      return shown == [early] ? try await win(game) : nil
    }
    guard let late else { return }
    await session(files: files) { game in
      #expect(
        game.rows == [late, early] && game.screen.shows(PlayedGame.count(2)),
        """
        "\(early)" was won, and the next time "\(late)". The third time the screen should show both, the \
        newest at the top. The results are \(game.results). Look at where a new result is put.

        \(game.screen)
        """
      )
    }
  }

  @Test("A row that was swiped away is gone the next time, too")
  func deletedForGood() async throws {
    let files = FileStorage.inMemory
    let row = try await session(files: files) { try await win($0) }
    let isDeleted = await session(files: files) { game in
      guard game.rows == [row] else {
        Issue.record(
          """
          Not judged yet: a result was won, and the next time it is not there. First let the check "The \
          results are there when the app begins again, the newest at the top" pass.
          """
        )
        return false
      }
      guard game.screen.delete(row) else { return false }
      await game.settle { game.rows.isEmpty }
      return true
    }
    guard isDeleted else { return }
    await session(files: files) { game in
      #expect(
        game.rows.isEmpty && game.screen.shows(PlayedGame.count(0)),
        """
        The only result was swiped away, and the app began again. There should be none, with \
        "\(PlayedGame.count(0))". The results are \(game.results). Look at what the deletion changes: the shared \
        value, or a copy of it?

        \(game.screen)
        """
      )
    }
  }

  @Test("With other files there are other results")
  func otherFiles() async throws {
    _ = try await session(files: .inMemory) { try await win($0) }
    await session(files: .inMemory) { game in
      #expect(
        game.rows.isEmpty && game.screen.shows(PlayedGame.count(0)),
        """
        The app was begun with other files, in which there is no result, and the screen shows \
        \(game.results). What a file does not hold should not come from elsewhere, such as a global \
        variable. \(lookAtKey)

        \(game.screen)
        """
      )
    }
  }

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
    try await OwnTests(file: "4.14-ResultsThatStayOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 4.14` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
