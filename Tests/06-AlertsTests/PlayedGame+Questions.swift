import TerminalUI
import Testing

import struct SuiteHelpers.PlayedGame

// What the suite of the game's last stage looks at: the page of results and the question.

extension PlayedGame {
  static func count(_ results: Int) -> String { "Results: \(results)" }

  /// Taps a button, and lets what it opens or closes appear.
  func open(_ button: String) async -> Bool {
    guard screen.tap(button) else { return false }
    await screen.settle()
    return true
  }

  /// The results, from the top; nil if their page cannot be opened.
  func openResults() async -> [String]? {
    guard screen.title != "Results" else { return rows }
    guard await open("Show results") else { return nil }
    return rows
  }

  /// What is in front of the screen, as a message says it.
  var front: String {
    let isDialog = screen.dialog != nil
    let none = isDialog ? "a confirmation dialog, which is no alert" : "no alert"
    return screen.alert.map { "the alert \"\($0.title)\" with the buttons \($0.buttons)" } ?? none
  }

  func isAsked(_ title: String, _ buttons: [String]) -> Bool {
    screen.alert?.title == title && screen.alert?.buttons.sorted() == buttons.sorted()
  }

  var isAskedAboutDeletion: Bool { isAsked("Delete all results?", ["Delete", "Keep"]) }

  // MARK: Checks

  /// Checks that whoever believes the hints finds the number, which becomes a result.
  func expectHintsToLead(at place: SourceLocation = #_sourceLocation) async {
    let found = await find()
    #expect(
      found != nil && found.map { screen.shows("Guesses: \($0.guesses)") } == true
        && screen.shows(Self.count(1)),
      """
      Whoever halves the numbers from 1 to 100 with each guess, and believes "too low" and "too high", \
      should read "Found!" after at most seven guesses, with all of them counted, and "\(Self.count(1))". \
      Look at what runs the game, and at whether a game begins when the screen appears.

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks that one comes back from the page to the same game.
  func expectToGoOnAfterThePage(at place: SourceLocation = #_sourceLocation) async {
    guard guess("101"), await open("Show results"), screen.back() else { return }
    await screen.settle()
    #expect(
      screen.shows(Self.refusal),
      """
      The guess 101 was refused, and one went to the results and back. The screen should still show \
      "\(Self.refusal)".

      \(screen)
      """,
      sourceLocation: place
    )
  }
}
