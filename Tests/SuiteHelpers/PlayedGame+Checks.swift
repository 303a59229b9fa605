import ComposableArchitecture
import TerminalUI
import Testing

// What each stage from the third one on has to do.

extension PlayedGame {
  /// Checks that whoever believes the hints finds the number.
  ///
  /// - Parameter texts: What the screen should show then, beside the number of guesses.
  public func expectHintsToLead(
    to texts: [String] = [],
    at place: SourceLocation = #_sourceLocation
  ) async {
    let found = await find()
    let expected = found.map { ["Guesses: \($0.guesses)"] + texts } ?? texts
    #expect(
      found != nil && screen.missing(expected) == nil,
      """
      Whoever halves the numbers from 1 to 100 with each guess, and believes "too low" and "too high", \
      should read "Found!" after at most seven guesses, with all of them counted\
      \(texts.map { ", and \"\($0)\"" }.joined()). Look at what runs the game, at what "Guess" compares, \
      and at whether a game begins when the screen appears.

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks that text that is no number from 1 to 100 is refused.
  public func expectRefusal(of text: String, at place: SourceLocation = #_sourceLocation) {
    guard guess(text) else { return }
    #expect(
      screen.shows(Self.refusal) && screen.shows("Guesses: 0"),
      """
      "\(text)" was typed and "Guess" tapped. The screen should show "\(Self.refusal)", and still \
      "Guesses: 0". Look at what "Guess" does with text that it cannot take.

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks that the game helps after ten seconds, until the next guess.
  ///
  /// - Parameter part: Where to look, as the rest of a sentence that begins with "Look at".
  public func expectHelp(
    lookAt part: String,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await pass(9)
    let early = help
    await pass(1, isHelped: true)
    let shown = help
    guard guess("1") else { return }
    #expect(
      early.isEmpty && shown.count == 1 && help.isEmpty,
      """
      Nine seconds after the game began, the screen should not help yet, and said \(early). After ten \
      seconds it should help, and said \(shown). With the next guess the help should be gone. Look at \
      \(part)

      \(screen)
      """,
      sourceLocation: place
    )
  }

  /// Checks that the number to be found is the one of the random number.
  public func expectToFind(_ number: Int, at place: SourceLocation = #_sourceLocation) async throws
  {
    let found = try await requiredFind().number
    #expect(
      found == number,
      """
      The random number was the one for \(number), and \(found) was to be found. Look at the range from \
      which the number is drawn.
      """,
      sourceLocation: place
    )
  }

  /// Checks that a game goes on when its view is made again, and that no view keeps a part of it.
  public func expectToGoOn(at place: SourceLocation = #_sourceLocation) async {
    guard guess("1"), screen.type("7", into: "Your guess") else { return }
    let before = "\(screen)"
    await drawAgain()
    #expect(
      screen.value(of: "Your guess") == "7" && "\(screen)" == before,
      """
      After the guess 1, 7 was typed. Then something changed in the view around the game, so `GameView` \
      was made again. The screen should be as before. Look at who keeps the store: all that a view makes \
      in its `init` is made again with the view.

      \(before)

      \(screen)
      """,
      sourceLocation: place
    )
    await pass(10, isHelped: true)
    screen.expectViewsToKeepNothing(
      after: "After the guess 1, 7 was typed, and ten seconds went by.",
      at: place
    )
    guard await find() != nil else { return }
    screen.expectViewsToKeepNothing(after: "The number was found.", at: place)
  }

  /// Checks that nothing on the screen differs from another game, whose number is another one.
  public func expectToLook(
    like other: PlayedGame,
    at place: SourceLocation = #_sourceLocation
  ) async {
    for text in ["", "0", "1"] {
      if !text.isEmpty {
        let counts = (clock.begun, other.clock.begun)
        guard guess(text), other.guess(text) else { return }
        // What is refused leaves the one who waits as it is.
        if text != "0" {
          await wait(after: counts.0)
          await other.wait(after: counts.1)
        } else {
          await screen.settle()
          await other.screen.settle()
        }
      }
      let guessed = text.isEmpty ? "" : ", and \(text) was guessed in both"
      #expect(
        screen.texts == other.screen.texts && "\(screen)" == "\(other.screen)",
        """
        Two games have different numbers to be found\(guessed). Their screens should look alike, or they \
        tell the number.

        \(screen)

        \(other.screen)
        """,
        sourceLocation: place
      )
    }
  }

  /// Checks that text that is typed, and text that is refused, leave the help as it is.
  public func expectHelpInSpiteOfTyping(at place: SourceLocation = #_sourceLocation) async {
    await pass(6)
    guard screen.type("1", into: "Your guess"), guess("ten") else { return }
    await screen.settle()
    await pass(4, isHelped: true)
    let shown = help
    guard guess("ten"), screen.type("2", into: "Your guess") else { return }
    await screen.settle()
    #expect(
      shown.count == 1 && help == shown,
      """
      Six seconds after the game began, a person typed, and a text was refused. Neither is a guess, so the \
      screen should help four seconds later, and said \(shown). Then both were done again. The help should \
      stay, and the screen said \(help).\(sentenceAboutClock) Look at which actions end the wait, \
      and which ones end the help.

      \(screen)
      """,
      sourceLocation: place
    )
  }
}
