import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.DrawnAgain
import struct SuiteHelpers.OwnTests

@testable import Bindings

@MainActor
@Suite("2.5 Guess by typing", .timeLimit(.minutes(20))) struct GuessByTypingTests {
  private func makeScreen(secret: Int) -> Screen {
    let view = GameView(secret: secret)
    return Screen { view }
  }

  /// Types a guess and taps "Guess".
  ///
  /// - Returns: Whether the field and the button are there.
  private func guess(_ text: String, on screen: Screen) -> Bool {
    screen.type(text, into: "Your guess") && screen.tap("Guess")
  }

  private func count(_ guesses: Int) -> String { "Guesses: \(guesses)" }

  @Test("The game begins with an empty field and no guess")
  func beginning() {
    let screen = makeScreen(secret: 3)
    let text = screen.value(of: "Your guess")
    let missing = screen.missing(["Guesses: 0"])
    #expect(
      text == "" && missing == nil,
      """
      The screen should have an empty field that says "Your guess", and show "Guesses: 0". \
      \(missing.map { "Missing: \($0)." }
        ?? "In the field is \(text.map { "\"\($0)\"" } ?? "nothing: it is not there").") \
      Look at the field and the texts of `GameView`, and at the state with which its store begins.

      \(screen)
      """
    )
  }

  @Test(
    "Each wrong guess is too low or too high",
    arguments: [(42, 41, "low"), (42, 43, "high"), (7, 1, "low"), (88, 100, "high")]
  )
  func hints(secret: Int, number: Int, answer: String) {
    let screen = makeScreen(secret: secret)
    guard guess("\(number)", on: screen) else { return }
    let expected = "\(number) is too \(answer)"
    #expect(
      screen.shows(expected) && !screen.shows("Found!"),
      """
      The number is \(secret), and the guess was \(number). The screen should show "\(expected)"\
      \(screen.shows("Found!") ? ", and not \"Found!\"" : ""). Look at what "Guess" compares.

      \(screen)
      """
    )
  }

  @Test("The right guess is found", arguments: [1, 64, 100])
  func found(secret: Int) {
    let screen = makeScreen(secret: secret)
    guard guess("\(secret)", on: screen) else { return }
    #expect(
      screen.shows("Found!") && !screen.texts.contains { $0.contains("too") },
      """
      The number is \(secret), and that was the guess. The screen should show "Found!", and no longer \
      say that something is too low or too high.

      \(screen)
      """
    )
  }

  @Test("Each guess counts, and empties the field")
  func counting() {
    let screen = makeScreen(secret: 60)
    for (index, number) in [10, 90, 60].enumerated() {
      guard guess("\(number)", on: screen) else { return }
      let text = screen.value(of: "Your guess") ?? ""
      #expect(
        screen.shows(count(index + 1)) && text == "",
        """
        This was guess number \(index + 1). The screen should show "\(count(index + 1))", and the field \
        should be empty. In the field is "\(text)". Look at what "Guess" changes in the state.

        \(screen)
        """
      )
    }
  }

  @Test("What is no number from 1 to 100 is no guess", arguments: ["0", "101", "-5", "ten", ""])
  func refused(text: String) {
    let screen = makeScreen(secret: 60)
    guard guess("50", on: screen), screen.type(text, into: "Your guess") else { return }
    let message = "A number from 1 to 100, please"
    guard screen.control("Guess")?.isEnabled != false else {
      Issue.record(
        """
        "\(text)" is in the field, and the button "Guess" is disabled. A tap on it should show \
        "\(message)", with an empty field too. Look at what disables the button.

        \(screen)
        """
      )
      return
    }
    guard screen.tap("Guess") else { return }
    let left = screen.value(of: "Your guess") ?? ""
    #expect(
      screen.shows(message) && screen.shows(count(1)) && left == text,
      """
      After one guess, "\(text)" was typed and "Guess" tapped. The screen should show "\(message)", and \
      still "\(count(1))". In the field should be "\(text)", and is "\(left)". Look at what "Guess" does with text \
      that it cannot take.

      \(screen)
      """
    )
    guard guess("55", on: screen) else { return }
    #expect(
      screen.shows("55 is too low") && !screen.shows(message),
      """
      After "\(text)", the guess 55 was made. The screen should show "55 is too low", and "\(message)" \
      should be gone.

      \(screen)
      """
    )
  }

  @Test("Nothing counts any more once the number is found")
  func ending() {
    let screen = makeScreen(secret: 12)
    guard guess("12", on: screen) else { return }
    guard screen.shows("Found!") else {
      Issue.record(
        """
        Not judged yet: the number cannot be found. First let the check "The right guess is found" pass.
        """
      )
      return
    }
    if screen.control("Your guess")?.isEnabled == true { screen.type("30", into: "Your guess") }
    if screen.control("Guess")?.isEnabled == true { screen.tap("Guess") }
    #expect(
      screen.shows("Found!") && screen.shows(count(1)),
      """
      The number 12 was found with one guess. Then 30 was typed, and "Guess" tapped. The screen should \
      still show "Found!" and "\(count(1))". Look at what the feature does after the end.

      \(screen)
      """
    )
  }

  @Test("The game goes on when the view around it is drawn again")
  func drawnAgain() {
    let game = DrawnAgain { GameView(secret: 9) }
    let screen = Screen { game }
    guard guess("1", on: screen), screen.type("7", into: "Your guess") else { return }
    let before = "\(screen)"
    game.drawAgain()
    #expect(
      "\(screen)" == before,
      """
      After the guess 1, 7 was typed. Then something changed in the view around the game, so `GameView` \
      was made again. The screen should be as before. Look at who keeps the store: all that a view makes \
      in its `init` is made again with the view.

      \(before)

      \(screen)
      """
    )
    screen.expectViewsToKeepNothing(after: "1 was guessed, and 7 was typed.")
    guard guess("9", on: screen) else { return }
    screen.expectViewsToKeepNothing(after: "The number was found.")
  }

  @Test("The screen does not tell the number to be found")
  func secret() {
    let (screen, other) = (makeScreen(secret: 37), makeScreen(secret: 73))
    for text in ["", "0", "1"] {
      if !text.isEmpty { guard guess(text, on: screen), guess(text, on: other) else { return } }
      let guessed = text.isEmpty ? "" : ", and \(text) was guessed in both"
      #expect(
        screen.texts == other.texts && "\(screen)" == "\(other)",
        """
        Two games have different numbers to be found\(guessed). Their screens should look alike, or they \
        tell the number.

        \(screen)

        \(other)
        """
      )
    }
  }

  // A good place to stop: What the screen shows

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "2.5-GuessByTypingOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 2.5` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
