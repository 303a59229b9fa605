import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.PlayedGame

@testable import Composition

@MainActor
@Suite("4.14 Results that stay", .timeLimit(.minutes(20))) struct ResultsThatStayTests {
  private func begin(seed: UInt64 = 3, numbers: [Int] = []) async -> PlayedGame {
    await PlayedGame(seed: seed, numbers: numbers) { GameView() }
  }

  /// Runs the app once: of the last time, nothing is there but the files.
  private func session<Result>(
    numbers: [Int] = [],
    files: FileStorage,
    _ body: (PlayedGame) async throws -> Result
  ) async rethrows -> Result {
    try await withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = files
    } operation: {
      try await body(await PlayedGame(numbers: numbers) { GameView() })
    }
  }

  private func count(_ results: Int) -> String { "Results: \(results)" }

  // MARK: The game

  @Test("The game begins with an empty field, and without results")
  func beginning() async {
    let game = await begin()
    let screen = game.screen
    let expected = ["Guesses: 0", count(0)]
    let missing = screen.missing(expected)
    #expect(
      missing == nil && screen.value(of: "Your guess") == "" && game.rows.isEmpty
        && screen.value(of: "Best first") == "off",
      """
      The screen should have an empty field that says "Your guess", a switch "Best first" that is off, \
      and no result, and show \(expected). Missing: \(missing ?? "nothing"). In the field is \
      \(game.field). Look at `GameView`, and at the state with which its store begins.

      \(screen)
      """
    )
  }

  @Test("Hints lead to the number", arguments: [1, 2] as [UInt64])
  func hints(seed: UInt64) async {
    let game = await begin(seed: seed)
    let found = await game.find()
    #expect(
      found != nil && found.map { game.screen.shows("Guesses: \($0.guesses)") } == true,
      """
      Whoever halves the numbers from 1 to 100 with each guess, and believes "too low" and "too high", \
      should read "Found!" after at most seven guesses, and all of them should be counted. Look at what \
      runs the game, at what "Guess" compares, and at whether a game begins when the screen appears.

      \(game.screen)
      """
    )
  }

  @Test("Whoever does not guess for ten seconds is helped, until the next guess")
  func helps() async {
    let game = await begin()
    await game.pass(9)
    let early = game.help
    await game.pass(1, isHelped: true)
    let shown = game.help
    guard game.guess("1") else { return }
    #expect(
      early.isEmpty && shown.count == 1 && game.help.isEmpty,
      """
      Nine seconds after the game began, the screen should not help yet, and said \(early). After ten \
      seconds it should help, and said \(shown). With the next guess the help should be gone. Look at \
      what the game does when it is one of two children: its effects have to come back to it.

      \(game.screen)
      """
    )
  }

  @Test("A new game begins again, and leaves the results as they are")
  func newGame() async throws {
    let game = await begin()
    let found = try await game.requiredFind()
    try await game.requireResults()
    guard await game.playAgain() else { return }
    let screen = game.screen
    #expect(
      screen.shows("Guesses: 0") && !screen.shows("Found!") && game.rows == [found.row],
      """
      A number was found, and "New game" was tapped. The screen should show "Guesses: 0", nothing about \
      the game before, and still the result "\(found.row)". The results are \(game.results). Look at what \
      a new game changes.

      \(screen)
      """
    )
  }

  // MARK: The results

  @Test("A game that is won becomes a result")
  func result() async throws {
    let game = await begin(seed: 8)
    guard game.guess("0"), game.guess("1") else { return }
    await game.screen.settle()
    let early = game.rows
    guard await game.playAgain() else { return }
    let unfinished = game.rows
    let found = try await game.requiredFind()
    await game.settle { !game.rows.isEmpty }
    #expect(
      early.isEmpty && unfinished.isEmpty && game.rows == [found.row]
        && game.screen.shows(count(1)),
      """
      The number \(found.number) was found at guess \(found.guesses), so the screen should show the \
      result "\(found.row)" and "\(count(1))". The results are \(game.results). Before that, after a wrong \
      guess and a new game, there should be none, and there were \(early + unfinished). Look at what \
      the game reports, and at who listens.

      \(game.screen)
      """
    )
  }

  @Test("The newest result is at the top")
  func newest() async throws {
    let game = await begin(numbers: [25, 50, 75])
    let rows = try await game.play(3).map(\.row)
    try await game.requireResults(3)
    #expect(
      game.rows == rows.reversed() && game.screen.shows(count(3)),
      """
      Three games were won, one after the other: \(rows). The newest should be at the top, and the \
      screen should show "\(count(3))". From the top, the results are \(game.results).

      \(game.screen)
      """
    )
  }

  // MARK: Order and deletion

  /// Numbers that are found at the first, the sixth and the second guess.
  private let numbers = [50, 1, 25]

  @Test("Best first brings the results with the fewest guesses to the top, and back")
  func best() async throws {
    let game = await begin(numbers: numbers)
    let found = try await game.play(3)
    try await game.requireResults(3)
    guard game.screen.tap("Best first") else { return }
    let expected = found.sorted { $0.guesses < $1.guesses }.map(\.row)
    let best = game.rows
    guard game.screen.tap("Best first") else { return }
    #expect(
      PlayedGame.areBestFirst(best, of: found) && game.rows == found.map(\.row).reversed(),
      """
      The results are \(found.map(\.row)), the newest last. After a tap on "Best first" the fewest \
      guesses should be at the top: \(expected). From the top, the results were \(best). After a second \
      tap the newest should be at the top again: they were \(game.rows).

      \(game.screen)
      """
    )
  }

  @Test("A row that is swiped away goes, and no other", arguments: [false, true], 0...2)
  func delete(isBestFirst: Bool, index: Int) async throws {
    let game = await begin(numbers: numbers)
    let found = try await game.play(3)
    try await game.requireResults(3)
    if isBestFirst { guard game.screen.tap("Best first") else { return } }
    let before = game.rows
    guard before.count == found.count else {
      Issue.record(
        """
        Not judged yet: not all games became results. First let the check "The newest result is at the \
        top" pass.
        """
      )
      return
    }
    guard game.screen.delete(before[index]) else { return }
    await game.settle { game.rows != before }
    let expected = before.filter { $0 != before[index] }
    let look =
      game.rows == before
      ? "what `.onDelete` sends, and at what runs the list" : "what the offsets of a list count"
    #expect(
      game.rows == expected && game.screen.shows(count(2)),
      """
      "Best first" is \(isBestFirst ? "on" : "off"), and the row "\(before[index])" was swiped away. \
      These should be left: \(expected), with "\(count(2))". The results are \(game.results). Look at \
      \(look).

      \(game.screen)
      """
    )
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
        shown == [early] && game.screen.shows(count(1)) && game.screen.shows("Guesses: 0"),
        """
        "\(early)" was won, and the app was closed. When it begins again, the screen should show that \
        result and "\(count(1))", and a new game. The results are \(game.results). \(lookAtKey)

        \(game.screen)
        """
      )
      return shown == [early] ? try await win(game) : nil
    }
    guard let late else { return }
    await session(files: files) { game in
      #expect(
        game.rows == [late, early] && game.screen.shows(count(2)),
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
        game.rows.isEmpty && game.screen.shows(count(0)),
        """
        The only result was swiped away, and the app began again. There should be none, with \
        "\(count(0))". The results are \(game.results). Look at what the deletion changes: the shared \
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
        game.rows.isEmpty && game.screen.shows(count(0)),
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
