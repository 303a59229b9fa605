import TerminalUI
import Testing

import struct SuiteHelpers.PlayedGame

// What the suite of the game's last stage looks at: the page of results and the question.

extension PlayedGame {
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

  /// Checks that one comes back from the page to the same game.
  func expectToGoOnAfterThePage(at place: SourceLocation = #_sourceLocation) async {
    guard guess("101"), await open("Show results"), await back() else { return }
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
