import ComposableArchitecture
import TerminalUI
import Testing

import class SuiteHelpers.HeldRequests
import struct SuiteHelpers.OwnStorage
import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.PlayedGame
import func SuiteHelpers.letOthersRun

@testable import Navigation

@MainActor
@Suite("5.10 Pages for the game", .timeLimit(.minutes(20))) struct GameWithPagesTests {
  private struct NoConnection: Error {}

  private func begin(
    seed: UInt64 = 3,
    numbers: [Int] = [],
    requests: HeldRequests<String> = HeldRequests()
  ) async -> PlayedGame {
    await PlayedGame(
      seed: seed,
      numbers: numbers,
      dependencies: { $0.numberFact.fetch = { try await requests.answer(to: "\($0)") } }
    ) {
      GameView()
    }
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
    let game = await begin()
    let screen = game.screen
    let expected = ["Guesses: 0", PlayedGame.count(0)]
    let missing = screen.missing(expected)
    #expect(
      missing == nil && screen.value(of: "Your guess") == ""
        && game.isEnabled("Show results"),
      """
      The screen should have an empty field that says "Your guess" and a button "Show results", and show \
      \(expected), with no page over it. Missing: \(missing ?? "nothing"). In the field is \
      \(game.field). Look at `GameView`, and at the state with which its store begins.

      \(screen)
      """
    )
  }

  @Test("Hints lead to the number", .ownStorage, arguments: 1...3 as ClosedRange<UInt64>)
  func hints(seed: UInt64) async {
    await begin(seed: seed).expectHintsToLead(to: [PlayedGame.count(1)])
  }

  @Test("What is no number from 1 to 100 is no guess", .ownStorage, arguments: ["0", "101", "ten"])
  func refused(text: String) async {
    await begin().expectRefusal(of: text)
  }

  @Test("Whoever does not guess for ten seconds is helped, until the next guess")
  func helps() async {
    await begin().expectHelp(lookAt: "the effect with which a game begins.")
  }

  // MARK: The page of results

  @Test("Show results opens the page with the results, the newest at the top")
  func page() async throws {
    let game = await begin(numbers: [25, 50, 75])
    let rows = try await game.play(3).map(\.row)
    let early = game.rows
    guard await game.open("Show results") else { return }
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
    guard await game.open("Show results"), game.screen.tap("Best first") else { return }
    game.screen.expectViewsToKeepNothing(after: "\"Best first\" was switched on, on the page.")
    let expected = found.sorted { $0.guesses < $1.guesses }.map(\.row)
    #expect(
      PlayedGame.areBestFirst(game.rows, of: found),
      """
      After a tap on "Best first" the fewest guesses should be at the top: \(expected). From the top, \
      the results are \(game.results).

      \(game.screen)
      """
    )
    guard let last = expected.last, game.screen.delete(last), await game.back() else { return }
    #expect(
      game.screen.shows(PlayedGame.count(2)),
      """
      One of three results was swiped away, and then one went back. The page of the game should show \
      "\(PlayedGame.count(2))". Look at how many places keep the results.

      \(game.screen)
      """
    )
    guard await game.open("Show results") else { return }
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
    guard await game.open("Show results"), await game.back() else { return }
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
    guard await game.open("Show results") else { return }
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
    guard await game.open("Show results"), await game.back() else { return }
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

  // A good place to stop: The page of results

  // MARK: The page about a number

  /// A game in which one number was found, and the page that a tap on its row opens.
  private func beginAndOpen(_ number: Int, _ requests: HeldRequests<String>) async throws
    -> (game: PlayedGame, row: String)
  {
    let game = await begin(numbers: [number], requests: requests)
    let row = try await game.requiredFind().row
    await game.settle { game.screen.shows(PlayedGame.count(1)) }
    let isOpen = await game.open("Show results")
    try #require(
      isOpen && game.rows == [row],
      """
      Not judged yet: the page of results should show "\(row)", and shows \(game.results). First let the \
      check "Show results opens the page with the results, the newest at the top" pass.
      """
    )
    guard game.screen.tap(row) else { return (game, row) }
    await game.settle { !requests.names.isEmpty && game.screen.shows("Asking …") }
    return (game, row)
  }

  @Test("A tap on a row opens a page that asks about the number", .ownStorage, arguments: [42, 7])
  func asks(number: Int) async throws {
    let requests = HeldRequests<String>()
    let (game, row) = try await beginAndOpen(number, requests)
    let title = game.screen.title
    let isAsking = game.screen.shows("Asking …")
    #expect(
      requests.names == ["\(number)"] && isAsking && title == "\(number)",
      """
      "\(row)" was tapped. A page with the title "\(number)" should open, ask the client once for a fact \
      about \(number), and show "Asking …" until there is an answer. The title is \
      \(title ?? "missing"), and the client was asked about \(requests.names). Look at what the tap opens, \
      and at what the page sends when it appears.

      \(game.screen)
      """
    )
    requests.answer("\(number)", with: .success("A fact about \(number)."))
    await game.settle { game.screen.shows("A fact about \(number).") }
    #expect(
      game.screen.shows("A fact about \(number).") && !game.screen.shows("Asking …"),
      """
      The client answered "A fact about \(number).". The page should show that, and no "Asking …" any \
      more. Look at the action for the answer.

      \(game.screen)
      """
    )
  }

  @Test("What fails is said, and can be tried again")
  func fails() async throws {
    let requests = HeldRequests<String>()
    let (game, _) = try await beginAndOpen(42, requests)
    requests.answer("42", with: .failure(NoConnection()))
    await game.settle { game.screen.shows("Nothing is known about 42") }
    #expect(
      game.screen.shows("Nothing is known about 42") && !game.screen.shows("Asking …"),
      """
      The client threw an error. The page should show "Nothing is known about 42", and no "Asking …" any \
      more. Look at both outcomes of the request.

      \(game.screen)
      """
    )
    guard game.screen.shows("Nothing is known about 42"), game.screen.tap("Try again") else {
      return
    }
    await game.settle { requests.names.count == 2 && game.screen.shows("Asking …") }
    let isAsking = game.screen.shows("Asking …")
    requests.answer("42", with: .success("It is even."))
    await game.settle { game.screen.shows("It is even.") }
    #expect(
      requests.names == ["42", "42"] && isAsking && game.screen.shows("It is even.")
        && !game.screen.shows("Nothing is known about 42"),
      """
      "Try again" was tapped. The page should show "Asking …", ask the client once more, and show its \
      answer, "It is even.". The client was asked about \(requests.names)\
      \(isAsking ? "" : ", and the page did not show \"Asking …\""). Look at what the button does.

      \(game.screen)
      """
    )
  }

  @Test("An answer that comes after the page was left changes nothing")
  func late() async throws {
    let requests = HeldRequests<String>()
    let (game, row) = try await beginAndOpen(42, requests)
    guard await game.back() else { return }
    requests.answer("42", with: .success("It is even."))
    await letOthersRun()
    await game.screen.settle()
    let isStillThere = game.rows == [row] && game.screen.title == "Results"
    guard game.screen.tap(row) else { return }
    await game.settle { requests.names.count == 2 }
    #expect(
      isStillThere && game.screen.shows("Asking …") && requests.names == ["42", "42"],
      """
      The page about 42 was left before there was an answer. When it came, the page of results should stay \
      as it was, and the next tap on the row should ask anew. The client was asked about \
      \(requests.names). Look at where the state of the page is, and at what runs its reducer.

      \(game.screen)
      """
    )
    requests.answerAll { _ in .success("") }
  }

  @Test("Back from the page about a number lead the results, and then the game")
  func wayBack() async throws {
    let requests = HeldRequests<String>()
    let (game, row) = try await beginAndOpen(42, requests)
    requests.answerAll { .success("Something about \($0)") }
    await game.settle { game.screen.shows("Something about 42") }
    guard await game.back() else { return }
    let isResults = game.screen.title == "Results" && game.rows == [row]
    guard game.screen.delete(row), await game.back() else { return }
    #expect(
      isResults && game.screen.shows("Found!") && game.screen.shows(PlayedGame.count(0)),
      """
      From the page about 42 one went back to the results, swiped the row away, and went back to the game. \
      It should say "Found!" and "\(PlayedGame.count(0))". Look at how many places keep the results.

      \(game.screen)
      """
    )
  }

  @Test("The results are there when the app begins again")
  func nextTime() async throws {
    let files = FileStorage.inMemory
    let row = try await session(numbers: [25], files: files) { game in
      let row = try await game.requiredFind().row
      await game.settle { game.screen.shows(PlayedGame.count(1)) }
      return row
    }
    await session(files: files) { game in
      let shown = game.screen.shows(PlayedGame.count(1))
      guard await game.open("Show results") else { return }
      #expect(
        shown && game.rows == [row],
        """
        "\(row)" was won, and the app began again. The game should show "\(PlayedGame.count(1))", and the page that \
        result. The results are \(game.results). First let your game do what it does in 4.14.

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

  @Test("Each number from 1 to 100 may be the one to be found", .ownStorage, arguments: [1, 100])
  func ends(number: Int) async throws {
    try await begin(numbers: [number]).expectToFind(number)
  }

  // MARK: The tests

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "5.10-GameWithPagesOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 5.10` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
