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

  // MARK: The game

  @Test("The game begins with an empty field, and without results")
  func beginning() async {
    await begin().expectToBeginEmpty()
  }

  @Test("Hints lead to the number", arguments: 1...3 as ClosedRange<UInt64>)
  func hints(seed: UInt64) async {
    await begin(seed: seed).expectHintsToLead()
  }

  @Test("What is no number from 1 to 100 is no guess", arguments: ["0", "101", "ten"])
  func refused(text: String) async {
    await begin().expectRefusal(of: text)
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
    try await begin(numbers: [25, 50, 75]).expectNewestFirst()
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
      game.rows == rows.reversed() && game.screen.shows(PlayedGame.count(4)),
      """
      Four games were won, and some of them went alike: \(rows), the newest last. Each should be a \
      result, with "\(PlayedGame.count(4))". From the top, the results are \(game.rows). Look at what the id of a \
      result is made of.

      \(game.screen)
      """
    )
  }

  // MARK: Order and deletion

  @Test("Best first brings the results with the fewest guesses to the top, and back")
  func best() async throws {
    try await begin(numbers: PlayedGame.numbersOfThreeGames).expectBestFirst()
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
    try await begin(numbers: PlayedGame.numbersOfThreeGames)
      .expectDeletion(of: index, isBestFirst: isBestFirst)
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

  // A good place to stop: One feature with everything

  // MARK: The game alone

  @Test("The game is a feature of its own, and knows no list")
  func alone() async throws {
    let whole = await begin()
    let game = await PlayedGame(numbers: [25]) { GameAlone() }
    let found = try #require(
      await game.find(),
      """
      In `GameAlone`, the number should be found as in `GameView`. Look at the store that it keeps, and at \
      what begins a game there.

      \(game.screen)
      """
    )
    #expect(
      found.number == 25 && game.rows.isEmpty,
      """
      The random number was the one for 25, and \(found.number) was found in `GameAlone`. It should show no \
      results; they are \(game.results).

      \(game.screen)
      """
    )
    let states = game.screen.statesOfStores
    let lists = states.flatMap(Self.lists)
    #expect(
      !states.isEmpty && lists.isEmpty,
      """
      `GameAlone` should keep a store of the game, in whose state there is no list of results. \
      \(states.isEmpty ? "It keeps no store in a `@State`." : "The list is `\(lists[0])`.") Look at where \
      the results are kept: the game only says that a number was found.
      """
    )
    let parts = whole.screen.statesOfStores.flatMap(Self.parts).map { "\(type(of: $0))" }
    #expect(
      parts.contains("\(type(of: states[0]))"),
      """
      The game in `GameView` should be the feature that `GameAlone` shows, as a child of the feature with the \
      list. The state of the store in `GameView` has none of the type `\(type(of: states[0]))` in it. Look \
      at the state of the parent.
      """
    )
  }

  /// A value and all that is in it.
  private static func parts(of value: Any) -> [Any] {
    [value] + Mirror(reflecting: value).children.flatMap { parts(of: $0.value) }
  }

  /// The names of the properties of a state that hold values with ids.
  private static func lists(in state: Any) -> [String] {
    func holdsIDs(_ values: some Collection) -> Bool { type(of: values).hasIDs }
    return Mirror(reflecting: state).children.flatMap { child in
      let isList = (child.value as? any Collection).map { holdsIDs($0) } ?? false
      return isList ? [child.label ?? ""] : lists(in: child.value)
    }
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

extension Collection {
  /// Whether its elements have ids.
  fileprivate static var hasIDs: Bool { Element.self is any Identifiable.Type }
}
