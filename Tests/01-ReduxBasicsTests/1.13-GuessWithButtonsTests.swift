import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.DrawnAgain
import struct SuiteHelpers.OwnTests

@testable import ReduxBasics

@MainActor
@Suite("1.13 Guess with buttons", .timeLimit(.minutes(20))) struct GuessWithButtonsTests {
  private func makeScreen(secret: Int) -> Screen {
    let view = GameView(secret: secret)
    return Screen { view }
  }

  /// Taps "More" or "Less" until a number should be on the screen.
  ///
  /// - Returns: Whether the buttons are there.
  private func go(from start: Int, to number: Int, on screen: Screen) -> Bool {
    for _ in 0..<abs(number - start) {
      guard screen.tap(number > start ? "More" : "Less") else { return false }
    }
    return true
  }

  /// The numbers that the screen shows behind a word, such as "Number".
  private func shownNumbers(after word: String, on screen: Screen) -> [Int] {
    (-1...20).filter { screen.shows("\(word): \($0)") }
  }

  /// Whether none of the three buttons changes anything.
  private var isDead: Bool {
    let screen = makeScreen(secret: 9)
    let before = "\(screen)"
    return ["More", "Less", "Less", "Guess"].allSatisfy { button in
      screen.control(button)?.isEnabled == true && screen.tap(button) && "\(screen)" == before
    }
  }

  /// Ends a check of a game in which no button changes anything.
  private func requireLife(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let isAlive = !isDead
    try #require(
      isAlive,
      """
      Not judged yet: no button changes anything. First let the check "More and Less change the number by \
      one" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("The game begins with the number 5 and no guess")
  func beginning() {
    let screen = makeScreen(secret: 3)
    let missing = screen.missing(["Number: 5", "Guesses: 0"])
    #expect(
      missing == nil,
      """
      The screen should show "Number: 5" and "Guesses: 0". Missing: \(missing ?? ""). Look at the \
      texts of `GameView`, and at the state with which its store begins.

      \(screen)
      """
    )
  }

  @Test(
    "More and Less change the number by one",
    arguments: [[6, 7], [4, 3], [6, 5, 6], [4, 5]]
  )
  func moreAndLess(numbers: [Int]) {
    let screen = makeScreen(secret: 9)
    var number = 5
    for next in numbers {
      guard go(from: number, to: next, on: screen) else { return }
      #expect(
        shownNumbers(after: "Number", on: screen) == [next],
        """
        "\(next > number ? "More" : "Less")" was tapped at \(number), so the screen should show \
        "Number: \(next)", and no other number. \(isDead
          ? "No button changes anything: look at what all three share, the store and the beginning of "
            + "the `Reduce`."
          : "Look at the action that this button sends.")

        \(screen)
        """
      )
      number = next
    }
  }

  @Test("The number is never below 1 or above 10", arguments: [("Less", 1), ("More", 10)])
  func limits(button: String, limit: Int) throws {
    try requireLife()
    let screen = makeScreen(secret: 4)
    for _ in 0..<12
    where screen.control(button)?.isEnabled == true || !screen.shows("Number: \(limit)") {
      guard screen.tap(button) else { return }
    }
    #expect(
      screen.shows("Number: \(limit)"),
      """
      "\(button)" was tapped more often than there are numbers. The screen should show \
      "Number: \(limit)". Look at what limits the number.

      \(screen)
      """
    )
  }

  @Test("Each guess counts, and only a guess")
  func counting() throws {
    try requireLife()
    // The third guess is the right one.
    let screen = makeScreen(secret: 8)
    for count in 1...3 {
      guard screen.tap("More"), screen.tap("Guess") else { return }
      #expect(
        shownNumbers(after: "Guesses", on: screen) == [count],
        """
        "Guess" was tapped \(count == 1 ? "once" : "\(count) times"), with another number each \
        time. The screen should show "Guesses: \(count)", and no other count. Look at what \
        "Guess" changes, and at what the other buttons change.

        \(screen)
        """
      )
    }
  }

  @Test("Found! is there after the right guess, and not before", arguments: [5, 2, 8])
  func found(secret: Int) throws {
    try requireLife()
    let screen = makeScreen(secret: secret)
    let other = secret == 5 ? 6 : 5
    guard go(from: 5, to: other, on: screen), screen.tap("Guess") else { return }
    #expect(
      !screen.shows("Found!"),
      """
      The number is \(secret), and the guess was \(other): "Found!" should not be there.

      \(screen)
      """
    )
    guard go(from: other, to: secret, on: screen) else { return }
    #expect(
      !screen.shows("Found!"),
      """
      The number is \(secret) and is on the screen, but it is not guessed yet: "Found!" should be there \
      after a tap on "Guess".

      \(screen)
      """
    )
    guard screen.tap("Guess") else { return }
    #expect(
      screen.shows("Found!"),
      """
      The number is \(secret), and that was the guess: "Found!" should be there. Look at what "Guess" \
      compares, and at what shows the text.

      \(screen)
      """
    )
  }

  @Test("Nothing changes any more once the number is found", arguments: ["Less", "More", "Guess"])
  func ending(button: String) {
    let screen = makeScreen(secret: 6)
    guard go(from: 5, to: 6, on: screen), screen.tap("Guess") else { return }
    guard screen.shows("Found!") else {
      Issue.record(
        """
        Not judged yet: the number cannot be found. First let the check "Found! is there after the right \
        guess, and not before" pass.
        """
      )
      return
    }
    guard shownNumbers(after: "Guesses", on: screen) == [1] else {
      Issue.record(
        """
        Not judged yet: the right guess does not count. First let the check "Each guess counts, and only a \
        guess" pass.
        """
      )
      return
    }
    if screen.control(button)?.isEnabled == true { screen.tap(button) }
    let expected = ["Number: 6", "Guesses: 1", "Found!"]
    let missing = screen.missing(expected)
    #expect(
      missing == nil,
      """
      The number 6 was found with one guess, and then "\(button)" was tapped. The screen should still \
      show \(expected). Missing: \(missing ?? ""). Look at what the feature does after the end.

      \(screen)
      """
    )
  }

  @Test("The game goes on when the view around it is drawn again")
  func drawnAgain() {
    let game = DrawnAgain { GameView(secret: 9) }
    let screen = Screen { game }
    guard screen.tap("More"), screen.tap("Guess") else { return }
    let before = "\(screen)"
    game.drawAgain()
    #expect(
      "\(screen)" == before,
      """
      "More" and "Guess" were tapped. Then something changed in the view around the game, so `GameView` \
      was made again. The screen should be as before. Look at who keeps the store: all that a view makes \
      in its `init` is made again with the view.

      \(before)

      \(screen)
      """
    )
    for _ in 0..<3 { guard screen.tap("More") else { return } }
    guard screen.tap("Guess") else { return }
    screen.expectViewsToKeepNothing(after: "At 6 a guess was wrong, and at 9 the number was found.")
  }

  @Test("The screen does not tell the number to be found")
  func secret() {
    let (screen, other) = (makeScreen(secret: 3), makeScreen(secret: 9))
    for taps in 0...1 {
      if taps == 1 { guard screen.tap("Guess"), other.tap("Guess") else { return } }
      #expect(
        screen.texts == other.texts && "\(screen)" == "\(other)",
        """
        Two games have different numbers to be found, and "Guess" was tapped at 5, \
        \(taps == 1 ? "once" : "\(taps) times") in both. Their screens should look alike, or they \
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
    try await OwnTests(file: "1.13-GuessWithButtonsOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 1.13` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
