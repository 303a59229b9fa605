import ComposableArchitecture
import TerminalUI
import Testing

@testable import Effects

@MainActor
@Suite("3.24 Another game", .timeLimit(.minutes(5))) struct AnotherGameTests {
  private static let refusal = "A number from 1 to 100, please"

  /// The screen of a game that has begun.
  private func makeScreen(seed: UInt64 = 3, _ clock: WatchedClock = WatchedClock()) async -> Screen
  {
    let screen = withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SeededGenerator(seed: seed))
      $0.continuousClock = clock
    } operation: {
      let view = GameView()
      return Screen { view }
    }
    await wait(on: screen, clock, after: 0)
    return screen
  }

  /// Lets effects go on until the next one waits for its time, or for a while if none does.
  ///
  /// - Parameter count: How many had begun to wait before.
  private func wait(on screen: Screen, _ clock: WatchedClock, after count: Int) async {
    await settle(screen) { clock.begun > count }
  }

  /// Lets effects go on until a condition holds, or for a while if it never does.
  private func settle(_ screen: Screen, until condition: () -> Bool) async {
    for _ in 0..<200 where !condition() { await Task.megaYield(count: 1) }
    for _ in 0..<20 where !condition() { await screen.settle() }
    await screen.settle()
  }

  /// Lets time pass.
  ///
  /// - Parameter isHelped: Whether the screen should help then.
  private func pass(
    _ seconds: Int,
    on screen: Screen,
    _ clock: WatchedClock,
    isHelped: Bool = false
  )
    async
  {
    await clock.advance(by: .seconds(seconds))
    // A help that should not come may come late.
    for _ in 0..<20 where !isHelped { await Task.megaYield(count: 1) }
    await settle(screen) { !isHelped || !help(on: screen).isEmpty }
  }

  /// Taps "New game", and lets the game begin.
  ///
  /// - Returns: Whether the button is there.
  private func playAgain(on screen: Screen, _ clock: WatchedClock) async -> Bool {
    let count = clock.begun
    guard screen.tap("New game") else { return false }
    await wait(on: screen, clock, after: count)
    return true
  }

  /// Types a guess and taps "Guess".
  ///
  /// - Returns: Whether the field and the button are there.
  private func guess(_ text: String, on screen: Screen) -> Bool {
    screen.type(text, into: "Your guess") && screen.tap("Guess")
  }

  /// Looks for the number as a person does who believes what the screen says, and who is slow enough
  /// for an effect to begin before the next tap.
  ///
  /// - Returns: The number and the guesses that it took; nil if it could not be found.
  private func find(on screen: Screen, _ clock: WatchedClock) async -> (number: Int, guesses: Int)?
  {
    var (low, high) = (1, 100)
    for guesses in 1...8 where low <= high {
      let number = (low + high) / 2
      let count = clock.begun
      guard guess("\(number)", on: screen) else { return nil }
      if screen.shows("Found!") { return (number, guesses) }
      if screen.shows("\(number) is too low") {
        low = number + 1
      } else if screen.shows("\(number) is too high") {
        high = number - 1
      } else {
        return nil
      }
      await wait(on: screen, clock, after: count)
    }
    return nil
  }

  /// The number, if it can be found.
  private func number(on screen: Screen, _ clock: WatchedClock) async -> Int? {
    let found = await find(on: screen, clock)?.number
    if found == nil {
      Issue.record(
        """
        Not judged yet: the number cannot be found. First let the check "Hints lead to the number" pass.
        """
      )
    }
    return found
  }

  private func help(on screen: Screen) -> [String] {
    ["It is even", "It is odd"].filter { screen.shows($0) }
  }

  private func isEnabled(_ button: String, on screen: Screen) -> Bool {
    screen.elements(.button).first { $0.label == button }?.isEnabled == true
  }

  private func count(_ guesses: Int) -> String { "Guesses: \(guesses)" }

  // MARK: The game

  @Test("The game begins with an empty field and no guess")
  func beginning() async {
    let screen = await makeScreen()
    let text = screen.value(of: "Your guess")
    #expect(
      text == "" && screen.shows(count(0)) && isEnabled("New game", on: screen)
        && help(on: screen).isEmpty,
      """
      The screen should have an empty field that says "Your guess" and a button "New game", and show \
      "Guesses: 0", and no help yet. In the field is \
      \(text.map { "\"\($0)\"" } ?? "nothing: it is not there"). Look at the field, the buttons and the \
      texts of `GameView`, and at the state with which its store begins.

      \(screen)
      """
    )
  }

  @Test("Hints lead to the number", arguments: 1...4 as ClosedRange<UInt64>)
  func hints(seed: UInt64) async {
    let clock = WatchedClock()
    let screen = await makeScreen(seed: seed, clock)
    let found = await find(on: screen, clock)
    #expect(
      found != nil && found.map { screen.shows(count($0.guesses)) } == true,
      """
      Whoever halves the numbers from 1 to 100 with each guess, and believes "too low" and "too high", \
      should read "Found!" after at most seven guesses, and all of them should be counted. Look at what \
      "Guess" compares, and at whether there is a number to be found once the screen has appeared.

      \(screen)
      """
    )
  }

  @Test("What is no number from 1 to 100 is no guess", arguments: ["0", "101", "ten", ""])
  func refused(text: String) async {
    let screen = await makeScreen()
    guard screen.type(text, into: "Your guess"), screen.tap("Guess") else { return }
    #expect(
      screen.shows(Self.refusal) && screen.shows(count(0)),
      """
      "\(text)" was typed and "Guess" tapped. The screen should show "\(Self.refusal)", and still \
      "\(count(0))". Look at what "Guess" does with text that it cannot take.

      \(screen)
      """
    )
  }

  @Test("Nothing counts any more once the number is found")
  func ending() async {
    let clock = WatchedClock()
    let screen = await makeScreen(clock)
    guard await number(on: screen, clock) != nil else { return }
    let counts = screen.texts.filter { $0.hasPrefix("Guesses:") }
    let field = screen.elements(.textField).first { $0.label == "Your guess" }
    if field?.isEnabled == true { screen.type("30", into: "Your guess") }
    if isEnabled("Guess", on: screen) { screen.tap("Guess") }
    #expect(
      screen.shows("Found!") && screen.texts.filter { $0.hasPrefix("Guesses:") } == counts,
      """
      The number was found, and then 30 was typed and "Guess" tapped. The screen should still show \
      "Found!" and \(counts). Look at what the feature does after the end.

      \(screen)
      """
    )
  }

  // MARK: The number

  /// The numbers of some games on one screen, one after the other; nil if one could not be found.
  private func numbers(seed: UInt64, games: Int) async -> [Int]? {
    let clock = WatchedClock()
    let screen = await makeScreen(seed: seed, clock)
    var numbers: [Int] = []
    for game in 0..<games {
      if game > 0, await !playAgain(on: screen, clock) { return nil }
      guard let number = await number(on: screen, clock) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  @Test("A new game has another number, and begins again")
  func newGame() async {
    guard let numbers = await numbers(seed: 5, games: 4) else { return }
    #expect(
      Set(numbers).count > 1,
      """
      The numbers of four games were \(numbers.map(String.init).joined(separator: ", ")). Each "New \
      game" should draw another one.
      """
    )
    let clock = WatchedClock()
    let screen = await makeScreen(clock)
    guard guess("1", on: screen), screen.type("5", into: "Your guess") else { return }
    guard await playAgain(on: screen, clock) else { return }
    let text = screen.value(of: "Your guess") ?? ""
    #expect(
      screen.shows(count(0)) && text == "" && !screen.texts.contains { $0.contains("too ") },
      """
      After a guess, "New game" was tapped while 5 was in the field. The screen should show \
      "\(count(0))", an empty field, and nothing about the guess before. In the field is "\(text)".

      \(screen)
      """
    )
  }

  @Test("The random numbers of the system make the number")
  func random() async {
    guard let first = await numbers(seed: 11, games: 3),
      let second = await numbers(seed: 11, games: 3)
    else { return }
    #expect(
      first == second,
      """
      Two screens were given random numbers that are the same, and their games had the numbers \(first) \
      and \(second). They should be the same too: ask for `@Dependency(\\.withRandomNumberGenerator)`, \
      and draw with it.
      """
    )
  }

  // MARK: The help

  @Test("Whoever does not guess for ten seconds is helped", arguments: 1...3 as ClosedRange<UInt64>)
  func helps(seed: UInt64) async {
    let clock = WatchedClock()
    let screen = await makeScreen(seed: seed, clock)
    await pass(9, on: screen, clock)
    let early = help(on: screen)
    await pass(1, on: screen, clock, isHelped: true)
    let shown = help(on: screen)
    guard let number = await number(on: screen, clock) else { return }
    let expected = number.isMultiple(of: 2) ? "It is even" : "It is odd"
    #expect(
      early.isEmpty && shown == [expected],
      """
      The number is \(number). Nine seconds after the game began, the screen should say nothing about \
      it, and said \(early). After ten seconds it should say "\(expected)", and said \(shown). Look at \
      the effect with which a game begins, and at the action that it sends.
      """
    )
  }

  @Test("Each guess begins the ten seconds again, and takes the help away")
  func guessing() async {
    let clock = WatchedClock()
    let screen = await makeScreen(clock)
    await pass(6, on: screen, clock)
    let count = clock.begun
    guard guess("1", on: screen) else { return }
    await wait(on: screen, clock, after: count)
    await pass(6, on: screen, clock)
    let early = help(on: screen)
    await pass(4, on: screen, clock, isHelped: true)
    let shown = help(on: screen)
    guard guess("2", on: screen) else { return }
    #expect(
      early.isEmpty && shown.count == 1 && help(on: screen).isEmpty,
      """
      Six seconds after the beginning, a guess was made. Six seconds later the screen should not help \
      yet, and said \(early). Ten seconds after the guess it should help, and said \(shown). With the \
      next guess the help should be gone. Look at what "Guess" does with the effect that waits, and \
      with what the screen says.

      \(screen)
      """
    )
  }

  @Test("A new game begins the ten seconds again, and takes the help away")
  func helpInANewGame() async {
    let clock = WatchedClock()
    let screen = await makeScreen(clock)
    await pass(10, on: screen, clock, isHelped: true)
    guard await playAgain(on: screen, clock) else { return }
    let atOnce = help(on: screen)
    await pass(6, on: screen, clock)
    guard await playAgain(on: screen, clock) else { return }
    await pass(6, on: screen, clock)
    let early = help(on: screen)
    await pass(4, on: screen, clock, isHelped: true)
    #expect(
      atOnce.isEmpty && early.isEmpty && help(on: screen).count == 1,
      """
      A new game should begin without help, and the screen said \(atOnce). After another six seconds \
      "New game" was tapped again: six seconds later there should be no help yet, and the screen said \
      \(early). Ten seconds after the tap it should help. Look at what "New game" does with the effect \
      that waits.

      \(screen)
      """
    )
  }

  @Test("Who has found the number is not helped any more")
  func noHelpAfterTheEnd() async {
    let clock = WatchedClock()
    let screen = await makeScreen(clock)
    guard await number(on: screen, clock) != nil else { return }
    await pass(20, on: screen, clock)
    #expect(
      help(on: screen).isEmpty && screen.shows("Found!"),
      """
      The number was found, and twenty seconds went by. The screen should still show "Found!", and no \
      help. Look at what becomes of the effect that waits.

      \(screen)
      """
    )
  }

  // MARK: The tests

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "3.24-AnotherGameOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 3.24` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
