import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.PlayedGame

@testable import Composition

@MainActor
@Suite("4.13 The games that were won", .timeLimit(.minutes(20))) struct GameWithResultsTests {
  private func begin(
    seed: UInt64 = 3,
    numbers: [Int] = [],
    _ dependencies: @escaping (inout DependencyValues) -> Void = { _ in }
  ) async -> PlayedGame {
    await PlayedGame(seed: seed, numbers: numbers, dependencies: dependencies) { GameView() }
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

  @Test("Hints lead to the number", arguments: 1...3 as ClosedRange<UInt64>)
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

  @Test("What is no number from 1 to 100 is no guess", arguments: ["0", "101", "ten"])
  func refused(text: String) async {
    let game = await begin()
    guard game.guess(text) else { return }
    #expect(
      game.screen.shows(PlayedGame.refusal) && game.screen.shows("Guesses: 0"),
      """
      "\(text)" was typed and "Guess" tapped. The screen should show "\(PlayedGame.refusal)", and still \
      "Guesses: 0". Look at what "Guess" does with text that it cannot take.

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

  @Test("The number is won once, however often one taps")
  func once() async throws {
    let game = await begin()
    let found = try await game.requiredFind()
    try await game.requireResults()
    if game.isEnabled("Your guess") { game.screen.type("\(found.number)", into: "Your guess") }
    if game.isEnabled("Guess") { game.screen.tap("Guess") }
    await game.screen.settle()
    #expect(
      game.rows == [found.row] && game.screen.shows("Guesses: \(found.guesses)"),
      """
      The number was found, and then typed once more, with a tap on "Guess". There should still be one \
      result, and as many guesses as before. The results are \(game.results). Look at what "Guess" does \
      after the end.

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

  @Test("Games that went alike are results of their own")
  func alike() async throws {
    let game = await begin(numbers: [50]) {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    }
    // Who never draws the number of the game before has it every second time.
    let rows = try await game.play(4).map(\.row)
    try await game.requireResults(4)
    let isOrderWrong = game.rows != rows.reversed() && game.rows.sorted() == rows.sorted()
    try #require(
      !isOrderWrong,
      """
      Not judged yet: the results are there, in another order. First let the check "The newest result is \
      at the top" pass.
      """
    )
    #expect(
      game.rows == rows.reversed() && game.screen.shows(count(4)),
      """
      Four games were won, and some of them went alike: \(rows), the newest last. Each should be a \
      result, with "\(count(4))". From the top, the results are \(game.rows). Look at what the id of a \
      result is made of.

      \(game.screen)
      """
    )
  }

  // A good place to stop: The list of results

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

  @Test("While Best first is on, a new result comes to its place")
  func bestStays() async throws {
    // They are found at the sixth and at the first guess.
    let game = await begin(numbers: [1, 50])
    var found = try await game.play(1)
    try await game.requireResults()
    guard game.screen.tap("Best first"), await game.playAgain() else { return }
    found.append(try await game.requiredFind())
    guard await game.playAgain() else { return }
    // The third number is the first one again.
    found.append(try await game.requiredFind())
    await game.settle { game.rows.count >= found.count }
    #expect(
      PlayedGame.areBestFirst(game.rows, of: found),
      """
      "Best first" was on, and then two more games were won: \(found.map(\.row)), the newest last. The \
      fewest guesses should be at the top. From the top, the results are \(game.rows). Look at when they \
      are put in order.

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

  @Test("Each number from 1 to 100 may be the one to be found", arguments: [1, 100])
  func ends(number: Int) async throws {
    let found = try await begin(numbers: [number]).requiredFind().number
    #expect(
      found == number,
      """
      The random number was the one for \(number), and \(found) was to be found. Look at the range from \
      which the number is drawn.
      """
    )
  }

  // MARK: The tests

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "4.13-GameWithResultsOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 4.13` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
