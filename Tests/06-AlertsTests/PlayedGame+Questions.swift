import TerminalUI
import Testing

import struct SuiteHelpers.PlayedGame

// What the suites of the game's last stages share: 6.18, which asks, and 6.10, which also keeps.

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

  // MARK: Checks of both stages

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

  /// Checks that one comes back from the page to the same game, and that the sheet chooses the numbers.
  func expectPageAndSheet(at place: SourceLocation = #_sourceLocation) async throws {
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
    guard await open("Numbers"), screen.type("3", into: "Highest number"), await playAgain("Begin")
    else { return }
    await settle { !screen.showsSheet }
    let number = try await requiredFind(upTo: 3).number
    #expect(
      (1...3).contains(number) && screen.shows("Numbers from 1 to 3"),
      """
      3 was chosen as the highest number, and the number was \(number). The screen should show "Numbers \
      from 1 to 3".

      \(screen)
      """,
      sourceLocation: place
    )
    guard await open("Numbers") else { return }
    let value = screen.value(of: "Highest number") ?? ""
    #expect(
      value == "3",
      "3 was chosen, so the sheet should begin with 3, and begins with \"\(value)\".\n\n\(screen)",
      sourceLocation: place
    )
  }
}
