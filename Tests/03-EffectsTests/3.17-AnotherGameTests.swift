import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.PlayedGame

@testable import Effects

@MainActor
@Suite("3.17 Another game", .timeLimit(.minutes(20))) struct AnotherGameTests {
  /// A game that has begun.
  private func begin(seed: UInt64 = 3, numbers: [Int] = []) async -> PlayedGame {
    await PlayedGame(seed: seed, numbers: numbers) { GameView() }
  }

  private func count(_ guesses: Int) -> String { "Guesses: \(guesses)" }

  // MARK: The game

  @Test("The game begins with an empty field and no guess")
  func beginning() async {
    let game = await begin()
    let screen = game.screen
    let text = screen.value(of: "Your guess")
    #expect(
      text == "" && screen.shows(count(0)) && game.isEnabled("New game")
        && game.help.isEmpty,
      """
      The screen should have an empty field that says "Your guess" and a button "New game", and show \
      "Guesses: 0", and no help yet. In the field is \
      \(game.field). Look at the field, the buttons and the \
      texts of `GameView`, and at the state with which its store begins.

      \(screen)
      """
    )
  }

  @Test("Hints lead to the number", arguments: 1...4 as ClosedRange<UInt64>)
  func hints(seed: UInt64) async {
    let game = await begin(seed: seed)
    let screen = game.screen
    let found = await game.find()
    #expect(
      found != nil && found.map { screen.shows(count($0.guesses)) } == true,
      """
      Whoever halves the numbers from 1 to 100 with each guess, and believes "too low" and "too high", \
      should read "Found!" after at most seven guesses, and all of them should be counted. Look at what \
      "Guess" compares, and at whether there is a number to be found once the screen has appeared.

      \(screen)
      """
    )
  }

  @Test("What is no number from 1 to 100 is no guess", arguments: ["0", "101", "ten", ""])
  func refused(text: String) async {
    await begin().expectRefusal(of: text)
  }

  @Test("Nothing counts any more once the number is found")
  func ending() async throws {
    let game = await begin()
    let screen = game.screen
    _ = try await game.requiredFind()
    let counts = screen.readings.filter { $0.hasPrefix("Guesses:") }
    if game.isEnabled("Your guess") { screen.type("30", into: "Your guess") }
    if game.isEnabled("Guess") { screen.tap("Guess") }
    #expect(
      screen.shows("Found!") && screen.readings.filter { $0.hasPrefix("Guesses:") } == counts,
      """
      The number was found, and then 30 was typed and "Guess" tapped. The screen should still show \
      "Found!" and \(counts). Look at what the feature does after the end.

      \(screen)
      """
    )
  }

  // MARK: The number

  /// The numbers of some games on one screen, one after the other.
  private func numbers(seed: UInt64, games: Int) async throws -> [Int] {
    try await begin(seed: seed).play(games).map(\.number)
  }

  @Test("A new game has another number, and begins again")
  func newGame() async throws {
    let numbers = try await numbers(seed: 5, games: 4)
    #expect(
      Set(numbers).count > 1,
      """
      The numbers of four games were \(numbers.map(String.init).joined(separator: ", ")). Each "New \
      game" should draw another one.
      """
    )
    let game = await begin()
    let screen = game.screen
    guard game.guess("1"), screen.type("5", into: "Your guess") else { return }
    guard await game.playAgain() else { return }
    let text = screen.value(of: "Your guess") ?? ""
    #expect(
      screen.shows(count(0)) && text == "" && !screen.texts.contains { $0.contains("too ") },
      """
      After a guess, "New game" was tapped while 5 was in the field. The screen should show \
      "\(count(0))", an empty field, and nothing about the guess before. In the field is "\(text)".

      \(screen)
      """
    )
  }

  @Test("The random numbers of the system make the number")
  func random() async throws {
    let first = try await numbers(seed: 11, games: 3)
    let second = try await numbers(seed: 11, games: 3)
    #expect(
      first == second,
      """
      Two screens were given random numbers that are the same, and their games had the numbers \(first) \
      and \(second). They should be the same too: ask for `@Dependency(\\.withRandomNumberGenerator)`, \
      and draw with it.
      """
    )
  }

  // A good place to stop: The game without its help

  // MARK: The help

  @Test("Whoever does not guess for ten seconds is helped", arguments: 1...3 as ClosedRange<UInt64>)
  func helps(seed: UInt64) async throws {
    let game = await begin(seed: seed)
    await game.pass(9)
    let early = game.help
    await game.pass(1, isHelped: true)
    let shown = game.help
    let number = try await game.requiredFind().number
    let expected = number.isMultiple(of: 2) ? "It is even" : "It is odd"
    #expect(
      early.isEmpty && shown == [expected],
      """
      The number is \(number). Nine seconds after the game began, the screen should say nothing about \
      it, and said \(early). After ten seconds it should say "\(expected)", and said \
      \(shown).\(game.sentenceAboutClock) Look at the effect with which a game begins, and at the \
      action that it sends.
      """
    )
  }

  @Test("Each guess begins the ten seconds again, and takes the help away")
  func guessing() async {
    let game = await begin()
    let screen = game.screen
    await game.pass(6)
    let count = game.clock.begun
    guard game.guess("1") else { return }
    await game.wait(after: count)
    await game.pass(6)
    let early = game.help
    await game.pass(4, isHelped: true)
    let shown = game.help
    guard game.guess("2") else { return }
    #expect(
      early.isEmpty && shown.count == 1 && game.help.isEmpty,
      """
      Six seconds after the beginning, a guess was made. Six seconds later the screen should not help \
      yet, and said \(early). Ten seconds after the guess it should help, and said \(shown). With the \
      next guess the help should be gone.\(game.sentenceAboutClock) Look at what "Guess" does \
      with the effect that waits, and with what the screen says.

      \(screen)
      """
    )
  }

  @Test("A new game begins the ten seconds again, and takes the help away")
  func helpInANewGame() async {
    let game = await begin()
    let screen = game.screen
    await game.pass(10, isHelped: true)
    guard await game.playAgain() else { return }
    let atOnce = game.help
    await game.pass(6)
    guard await game.playAgain() else { return }
    await game.pass(6)
    let early = game.help
    await game.pass(4, isHelped: true)
    #expect(
      atOnce.isEmpty && early.isEmpty && game.help.count == 1,
      """
      A new game should begin without help, and the screen said \(atOnce). After another six seconds \
      "New game" was tapped again: six seconds later there should be no help yet, and the screen said \
      \(early). Ten seconds after the tap it should help.\(game.sentenceAboutClock) Look at what \
      "New game" does with the effect that waits.

      \(screen)
      """
    )
  }

  @Test("Who has found the number is not helped any more")
  func noHelpAfterTheEnd() async throws {
    let game = await begin()
    let screen = game.screen
    _ = try await game.requiredFind()
    await game.pass(20)
    #expect(
      game.help.isEmpty && screen.shows("Found!"),
      """
      The number was found, and twenty seconds went by. The screen should still show "Found!", and no \
      help. Look at what becomes of the effect that waits.

      \(screen)
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
    try await begin(numbers: [number]).expectToFind(number)
  }

  // MARK: The tests

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "3.17-AnotherGameOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 3.17` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
