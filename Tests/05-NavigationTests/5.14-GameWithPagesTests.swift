import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.PlayedGame

@testable import Navigation

@MainActor
@Suite("5.14 Pages for the game", .timeLimit(.minutes(20))) struct GameWithPagesTests {
  private func begin(seed: UInt64 = 3, numbers: [Int] = []) async -> PlayedGame {
    await PlayedGame(seed: seed, numbers: numbers) { GameView() }
  }

  private func count(_ results: Int) -> String { "Results: \(results)" }
  private func range(_ highest: Int) -> String { "Numbers from 1 to \(highest)" }

  private func open(_ button: String, _ game: PlayedGame) async -> Bool {
    guard game.screen.tap(button) else { return false }
    await game.screen.settle()
    return true
  }

  /// Goes back to the game, which goes on then.
  private func back(_ game: PlayedGame) async -> Bool {
    guard game.screen.back() else { return false }
    await game.screen.settle()
    return true
  }

  // MARK: The game

  @Test("The game begins with an empty field, and without results")
  func beginning() async {
    let game = await begin()
    let screen = game.screen
    let expected = [range(100), "Guesses: 0", count(0)]
    let missing = screen.missing(expected)
    #expect(
      missing == nil && screen.value(of: "Your guess") == "" && !screen.showsSheet
        && game.isEnabled("Show results") && game.isEnabled("Numbers"),
      """
      The screen should have an empty field that says "Your guess" and the buttons "Show results" and \
      "Numbers", and show \(expected), with no page or sheet over it. Missing: \
      \(missing ?? "nothing"). In the field is \(game.field). Look at `GameView`, and at the state with which its store begins.

      \(screen)
      """
    )
  }

  @Test("Hints lead to the number", arguments: 1...3 as ClosedRange<UInt64>)
  func hints(seed: UInt64) async {
    let game = await begin(seed: seed)
    let found = await game.find()
    #expect(
      found != nil && found.map { game.screen.shows("Guesses: \($0.guesses)") } == true
        && game.screen.shows(count(1)),
      """
      Whoever halves the numbers from 1 to 100 with each guess, and believes "too low" and "too high", \
      should read "Found!" after at most seven guesses, with all of them counted, and "\(count(1))". \
      Look at what runs the game, and at whether a game begins when the screen appears.

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
      the effect with which a game begins.

      \(game.screen)
      """
    )
  }

  // MARK: The page of results

  @Test("Show results opens the page with the results, the newest at the top")
  func page() async throws {
    let game = await begin(numbers: [25, 50, 75])
    let rows = try await game.play(3).map(\.row)
    let early = game.rows
    guard await open("Show results", game) else { return }
    #expect(
      game.screen.title == "Results" && game.rows == rows.reversed() && early.isEmpty,
      """
      Three games were won: \(rows), the newest last. "Show results" should open a page with the title \
      "Results" and the newest at the top. The title is \(game.screen.title ?? "missing"), and the \
      results are \(game.results). On the page of the game there should be none of them any more, and \
      there were \(early). Look at what the button changes, and at what shows the page.

      \(game.screen)
      """
    )
  }

  @Test("Best first brings the results with the fewest guesses to the top")
  func best() async throws {
    // They are found at the first, the sixth and the second guess.
    let game = await begin(numbers: [50, 1, 25])
    let found = try await game.play(3)
    guard await open("Show results", game), game.screen.tap("Best first") else { return }
    let expected = found.sorted { $0.guesses < $1.guesses }.map(\.row)
    #expect(
      PlayedGame.areBestFirst(game.rows, of: found),
      """
      After a tap on "Best first" the fewest guesses should be at the top: \(expected). From the top, \
      the results are \(game.results).

      \(game.screen)
      """
    )
    guard let last = expected.last, game.screen.delete(last), await back(game) else { return }
    #expect(
      game.screen.shows(count(2)),
      """
      One of three results was swiped away, and then one went back. The page of the game should show \
      "\(count(2))". Look at how many places keep the results.

      \(game.screen)
      """
    )
    guard await open("Show results", game) else { return }
    #expect(
      Set(game.rows) == Set(expected.dropLast()),
      """
      The row "\(last)" was swiped away while "Best first" was on. These should be left: \
      \(Array(expected.dropLast())). The results are \(game.results). Look at what the offsets count.

      \(game.screen)
      """
    )
  }

  @Test("Back leads to the game as it was")
  func keeps() async throws {
    let number = try await begin(seed: 21).requiredFind().number
    let game = await begin(seed: 21)
    let wrong = number == 50 ? 51 : 50
    guard game.guess("\(wrong)"), game.screen.type("77", into: "Your guess") else { return }
    guard await open("Show results", game), await back(game) else { return }
    let hint = "\(wrong) is too \(wrong < number ? "low" : "high")"
    let expected = ["Guesses: 1", hint]
    let missing = game.screen.missing(expected)
    #expect(
      missing == nil && game.screen.value(of: "Your guess") == "77",
      """
      After one guess, 77 was typed. Then "Show results" was tapped, and one went back. The screen should \
      still show \(expected), and 77 in the field. Missing: \(missing ?? "nothing"). In the field is \
      \(game.field). Look at what the screen sends when it appears: it appears again now.

      \(game.screen)
      """
    )
    let found = await game.find()?.number
    #expect(
      found == number,
      """
      The number to be found was \(number). After going to the results and back it should be the same, \
      and it is \(found.map(String.init) ?? "none"). Look at what the screen sends when it appears: it \
      appears again now.
      """
    )
  }

  @Test("Whoever comes back is helped after ten seconds")
  func helpAfterwards() async {
    let game = await begin()
    guard await open("Show results", game) else { return }
    let count = game.clock.begun
    guard game.screen.back() else { return }
    await game.wait(after: count)
    await game.pass(10, isHelped: true)
    #expect(
      game.help.count == 1,
      """
      Someone went to the results and came back. Ten seconds later the screen should help, and said \
      \(game.help). The effects that `.task` has begun end when another page covers the screen. Look at \
      what begins when the screen appears again.

      \(game.screen)
      """
    )
  }

  @Test("Whoever comes back after the end is not helped")
  func noHelpAfterTheEnd() async throws {
    let game = await begin()
    _ = try await game.requiredFind()
    guard await open("Show results", game), await back(game) else { return }
    await game.pass(20)
    #expect(
      game.help.isEmpty && game.screen.shows("Found!"),
      """
      The number was found. Then someone went to the results and came back, and twenty seconds went by. \
      The screen should still show "Found!", and no help. It says \(game.help).

      \(game.screen)
      """
    )
  }

  // MARK: The sheet

  /// Opens the sheet and types a highest number.
  private func choose(_ text: String, _ game: PlayedGame) async -> Bool {
    guard await open("Numbers", game) else { return false }
    return game.screen.type(text, into: "Highest number")
  }

  /// Begins a game with other numbers.
  ///
  /// - Returns: Whether the sheet and its controls are there.
  private func begin(upTo highest: Int, _ game: PlayedGame) async throws -> Bool {
    guard await choose("\(highest)", game), await game.playAgain("Begin") else { return false }
    await game.settle { !game.screen.showsSheet }
    try #require(
      !game.screen.showsSheet,
      """
      Not judged yet: the sheet is still open after "Begin". First let the check "Begin closes the sheet, \
      and begins a game with these numbers" pass.
      """
    )
    return true
  }

  @Test("Numbers opens a sheet with the highest number of now")
  func sheet() async {
    let game = await begin()
    guard await open("Numbers", game) else { return }
    let value = game.screen.value(of: "Highest number")
    #expect(
      game.screen.showsSheet && value == "100",
      """
      "Numbers" should open a sheet, with 100 in the field "Highest number". In it is \
      \(value.map { "\"\($0)\"" } ?? "nothing: it is not there"). Look at the state with which the form \
      begins, and at what shows the sheet.

      \(game.screen)
      """
    )
  }

  @Test("Numbers opens the sheet with the number that was chosen last")
  func sheetOfNow() async throws {
    let game = await begin()
    guard try await begin(upTo: 30, game), await open("Numbers", game) else { return }
    let value = game.screen.value(of: "Highest number") ?? ""
    #expect(
      value == "30",
      """
      30 was chosen as the highest number, and then the sheet was opened again. In the field "Highest \
      number" should be 30, and there is "\(value)". Look at where the form's text comes from.
      """
    )
  }

  @Test("Begin closes the sheet, and begins a game with these numbers", arguments: [20, 2])
  func chosen(highest: Int) async {
    let game = await begin()
    guard game.guess("0"), game.screen.type("7", into: "Your guess") else { return }
    guard await choose("\(highest)", game) else { return }
    guard await game.playAgain("Begin") else { return }
    await game.settle { !game.screen.showsSheet }
    let screen = game.screen
    let missing = screen.missing([range(highest), "Guesses: 0"])
    #expect(
      missing == nil && !screen.showsSheet && screen.value(of: "Your guess") == "",
      """
      \(highest) was chosen, and "Begin" tapped. The sheet should be gone, and the game should begin \
      again with "\(range(highest))" and an empty field. \(screen.showsSheet
        ? "The sheet is still there. Look at how the form closes itself."
        : "Missing: \(missing ?? "nothing"). In the field is \(game.field). Look at what the form "
          + "reports, and at what the game does then.")

      \(screen)
      """
    )
    guard !screen.showsSheet, game.guess("\(highest + 1)") else { return }
    let refusal = "A number from 1 to \(highest), please"
    #expect(
      screen.shows(refusal) && screen.shows("Guesses: 0"),
      """
      The numbers are from 1 to \(highest), and the guess was \(highest + 1). The screen should show \
      "\(refusal)".

      \(screen)
      """
    )
    await game.pass(10, isHelped: true)
    #expect(
      game.help.count == 1,
      "Ten seconds after the game with other numbers began, the screen should help.\n\n\(screen)"
    )
  }

  @Test("The number is one of those that were chosen, in each game from then on")
  func numbers() async throws {
    let game = await begin(seed: 4)
    guard try await begin(upTo: 3, game) else { return }
    var numbers: [Int] = []
    for index in 0..<8 {
      if index > 0 { guard await game.playAgain() else { return } }
      numbers.append(try await game.requiredFind(upTo: 3).number)
    }
    #expect(
      Set(numbers) == [1, 2, 3] && game.screen.shows(range(3)),
      """
      3 was chosen as the highest number. Then eight games were played, and their numbers were \
      \(numbers). There should be all from 1 to 3, and no others. Look at where the number is drawn.

      \(game.screen)
      """
    )
  }

  @Test(
    "Begin does nothing with what cannot be a highest number",
    arguments: ["1", "-4", "many", ""]
  )
  func nonsense(text: String) async {
    let game = await begin()
    guard game.guess("101"), await choose(text, game) else { return }
    if game.isEnabled("Begin") { guard game.screen.tap("Begin") else { return } }
    await game.screen.settle()
    let stays = game.screen.showsSheet
    if stays { guard game.screen.closeSheet() else { return } }
    await game.screen.settle()
    #expect(
      stays && game.screen.shows(range(100)) && game.screen.shows(PlayedGame.refusal),
      """
      "\(text)" was typed, and "Begin" tapped. There have to be two numbers at least, so the sheet should \
      stay open, and the game as it was. Look at what "Begin" does with text that it cannot take.

      \(game.screen)
      """
    )
  }

  @Test("Without Begin, nothing changes", arguments: ["Cancel", "swipe"])
  func cancel(way: String) async {
    let game = await begin()
    guard game.guess("101"), await choose("50", game) else { return }
    if way == "Cancel" {
      guard game.screen.tap("Cancel") else { return }
    } else {
      guard game.screen.closeSheet() else { return }
    }
    await game.settle { !game.screen.showsSheet }
    let isGone = !game.screen.showsSheet
    #expect(
      isGone && game.screen.shows(range(100)) && game.screen.shows(PlayedGame.refusal),
      """
      50 was typed into "Highest number", and then the sheet was closed by \(way). It should be gone, \
      and the game should be as it was. Look at when the form tells its parent something.

      \(game.screen)
      """
    )
    guard isGone, await open("Numbers", game) else { return }
    let value = game.screen.value(of: "Highest number") ?? ""
    #expect(
      value == "100",
      """
      The sheet was closed without "Begin", and opened again. The highest number is still 100, and the \
      field says "\(value)". Look at where the text of the form is kept.
      """
    )
  }

  @Test("Other numbers leave the results as they are")
  func results() async throws {
    let game = await begin()
    let found = try await game.requiredFind()
    guard try await begin(upTo: 9, game) else { return }
    guard await open("Show results", game) else { return }
    #expect(
      game.rows == [found.row],
      """
      "\(found.row)" was won. Then other numbers were chosen. The result should still be there, and the \
      results are \(game.results).

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
    try await OwnTests(file: "5.14-GameWithPagesOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 5.14` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
