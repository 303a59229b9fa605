import TerminalUI
import Testing

import struct SuiteHelpers.PlayedGame

// What both suites of this chapter's game check: one screen with the game and a list of results.

extension PlayedGame {
  /// Numbers that are found at the first, the sixth and the second guess.
  static let numbersOfThreeGames = [50, 1, 25]

  /// Where to look if the game does not help, as the rest of a sentence that begins with "Look at".
  static let effectsOfAChild =
    "what the game does when it is one of two children: its effects have to come back to it."

  /// Checks that the game begins without a guess and without results.
  func expectToBeginEmpty(at place: SourceLocation = #_sourceLocation) {
    let expected = ["Guesses: 0", Self.count(0)]
    let missing = screen.missing(expected)
    #expect(
      missing == nil && screen.value(of: "Your guess") == "" && rows.isEmpty
        && screen.value(of: "Best first") == "off",
      """
      The screen should have an empty field that says "Your guess", a switch "Best first" that is off, \
      and no result, and show \(expected). Missing: \(missing ?? "nothing"). In the field is \
      \(field). Look at `GameView`, and at the state with which its store begins.

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks what a new game changes, and what it leaves.
  func expectNewGameToKeepResults(at place: SourceLocation = #_sourceLocation) async throws {
    let found = try await requiredFind()
    try await requireResults()
    guard await playAgain() else { return }
    #expect(
      screen.shows("Guesses: 0") && !screen.shows("Found!") && rows == [found.row],
      """
      A number was found, and "New game" was tapped. The screen should show "Guesses: 0", nothing about \
      the game before, and still the result "\(found.row)". The results are \(results). Look at what \
      a new game changes.

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks that a game becomes a result when it is won, and not before.
  func expectResult(at place: SourceLocation = #_sourceLocation) async throws {
    guard guess("0"), guess("1") else { return }
    await screen.settle()
    let early = rows
    guard await playAgain() else { return }
    let unfinished = rows
    let found = try await requiredFind()
    await settle { !rows.isEmpty }
    #expect(
      early.isEmpty && unfinished.isEmpty && rows == [found.row]
        && screen.shows(Self.count(1)),
      """
      The number \(found.number) was found at guess \(found.guesses), so the screen should show the \
      result "\(found.row)" and "\(Self.count(1))". The results are \(results). Before that, after a wrong \
      guess and a new game, there should be none, and there were \(early + unfinished). Look at what \
      the game reports, and at who listens.

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks the order of three results.
  func expectNewestFirst(at place: SourceLocation = #_sourceLocation) async throws {
    let won = try await play(3).map(\.row)
    try await requireResults(3)
    #expect(
      rows == won.reversed() && screen.shows(Self.count(3)),
      """
      Three games were won, one after the other: \(won). The newest should be at the top, and the \
      screen should show "\(Self.count(3))". From the top, the results are \(results).

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks the order of three results while "Best first" is on, and after that.
  func expectBestFirst(at place: SourceLocation = #_sourceLocation) async throws {
    let found = try await play(3)
    try await requireResults(3)
    guard screen.tap("Best first") else { return }
    let expected = found.sorted { $0.guesses < $1.guesses }.map(\.row)
    let best = rows
    screen.expectViewsToKeepNothing(
      after: "Three games were won, and \"Best first\" was switched on.",
      at: place
    )
    guard screen.tap("Best first") else { return }
    #expect(
      Self.areBestFirst(best, of: found) && rows == found.map(\.row).reversed(),
      """
      The results are \(found.map(\.row)), the newest last. After a tap on "Best first" the fewest \
      guesses should be at the top: \(expected). From the top, the results were \(best). After a second \
      tap the newest should be at the top again: they were \(rows).

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks that a row of three goes when it is swiped away.
  ///
  /// - Parameters:
  ///   - index: Which row, from the top.
  ///   - isBestFirst: Whether "Best first" is on.
  func expectDeletion(of index: Int, isBestFirst: Bool, at place: SourceLocation = #_sourceLocation)
    async throws
  {
    let found = try await play(3)
    try await requireResults(3)
    if isBestFirst { guard screen.tap("Best first") else { return } }
    let before = rows
    guard before.count == found.count else {
      Issue.record(
        """
        Not judged yet: not all games became results. First let the check "The newest result is at the \
        top" pass.
        """,
        sourceLocation: place
      )
      return
    }
    guard screen.delete(before[index]) else { return }
    await settle { rows != before }
    let expected = before.filter { $0 != before[index] }
    let look =
      rows == before
      ? "what `.onDelete` sends, and at what runs the list" : "what the offsets of a list count"
    #expect(
      rows == expected && screen.shows(Self.count(2)),
      """
      "Best first" is \(isBestFirst ? "on" : "off"), and the row "\(before[index])" was swiped away. \
      These should be left: \(expected), with "\(Self.count(2))". The results are \(results). Look at \
      \(look).

      \(screen)
      """,
      sourceLocation: place
    )
  }
}
