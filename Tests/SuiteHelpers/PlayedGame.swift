import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

/// The guessing game on a screen, from its third stage on, and a person who plays it.
///
/// The person is slow enough for an effect to begin before the next tap.
@MainActor
public struct PlayedGame {
  public static let refusal = "A number from 1 to 100, please"

  public let screen: Screen
  public let clock: WatchedClock
  private let drawViewAgain: @MainActor () -> Void

  /// Shows a game, and lets it begin.
  ///
  /// - Parameters:
  ///   - seed: Games with the same seed draw the same numbers.
  ///   - numbers: The numbers to be found, if they are given. After the last one, the first one comes
  ///     again; a single one comes twice, and then its neighbour.
  ///   - dependencies: Changes what the game gets from outside.
  ///   - view: Makes the view.
  public init(
    seed: UInt64 = 3,
    numbers: [Int] = [],
    dependencies: @escaping (inout DependencyValues) -> Void = { _ in },
    view: @escaping @MainActor () -> some View
  ) async {
    let clock = WatchedClock()
    let game = DrawnAgain {
      withDependencies {
        $0.withRandomNumberGenerator =
          numbers.isEmpty
          ? WithRandomNumberGenerator(SeededGenerator(seed: seed))
          : WithRandomNumberGenerator(GivenNumbers(Self.varied(numbers), in: 1...100))
        $0.continuousClock = clock
        $0.uuid = UUIDGenerator { UUID() }
        dependencies(&$0)
      } operation: {
        view()
      }
    }
    self.clock = clock
    screen = Screen { game }
    drawViewAgain = game.drawAgain
    await wait(after: 0)
  }

  /// Runs the app once: of the last time, nothing is there but the files.
  ///
  /// - Parameters:
  ///   - numbers: The numbers to be found, if they are given.
  ///   - files: What is written to, and read from. States that the view makes later read it, too.
  ///   - view: Makes the view.
  ///   - body: Plays, and returns what the check wants to know of it.
  public static func session<Result>(
    numbers: [Int] = [],
    files: FileStorage,
    view: @escaping @MainActor () -> some View,
    _ body: (PlayedGame) async throws -> Result
  ) async rethrows -> Result {
    try await withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = files
    } operation: {
      try await body(await PlayedGame(numbers: numbers, view: view))
    }
  }

  /// Whoever draws until the number is another one than before would do so for ever with a single one.
  private static func varied(_ numbers: [Int]) -> [Int] {
    guard numbers.count == 1 else { return numbers }
    return numbers + numbers + [numbers[0] < 100 ? numbers[0] + 1 : 99]
  }

  /// Makes the view once more, as a view around it does in which something changes.
  public func drawAgain() async {
    drawViewAgain()
    await screen.settle()
  }

  // MARK: Time

  /// Lets effects go on until the next one waits for its time.
  ///
  /// - Parameter count: How many had begun to wait before.
  public func wait(after count: Int) async {
    await settle { clock.begun > count }
  }

  /// Lets effects go on until a condition holds.
  public func settle(until condition: () -> Bool) async {
    await waitFor(on: screen, condition)
  }

  /// Lets time pass.
  ///
  /// - Parameter isHelped: Whether the screen should help then.
  public func pass(_ seconds: Int, isHelped: Bool = false) async {
    // A game in which nobody waits any more has helped, or has ended.
    await clock.advance(by: .seconds(seconds)) {
      clock.isAwaited || !help.isEmpty || screen.shows("Found!")
    }
    if isHelped { return await settle { !help.isEmpty } }
    // A help that should not come may come late.
    await letOthersRun()
    await screen.settle()
  }

  /// What a check of the help says of the clock, if nobody has ever waited on it.
  public var sentenceAboutClock: String {
    clock.sentenceIfUnused
  }

  // MARK: The game

  /// Taps a button, and lets what it opens or closes appear.
  ///
  /// - Returns: Whether the button is there.
  public func open(_ button: String) async -> Bool {
    guard screen.tap(button) else { return false }
    await screen.settle()
    return true
  }

  /// Goes back to the page before, and lets it go on.
  ///
  /// - Returns: Whether there is one.
  public func back() async -> Bool {
    guard screen.back() else { return false }
    await screen.settle()
    return true
  }

  /// Types a guess and taps "Guess".
  ///
  /// - Returns: Whether the field and the button are there.
  public func guess(_ text: String) -> Bool {
    screen.type(text, into: "Your guess") && screen.tap("Guess")
  }

  /// Taps a button that begins a new game, and lets the game begin.
  ///
  /// - Returns: Whether the button is there.
  public func playAgain(_ button: String = "New game") async -> Bool {
    let count = clock.begun
    guard screen.tap(button) else { return false }
    await wait(after: count)
    return true
  }

  /// A number that was found.
  public struct Found: Equatable, Sendable {
    public var number: Int
    public var guesses: Int

    public init(number: Int, guesses: Int) {
      self.number = number
      self.guesses = guesses
    }

    /// The row of a list of results.
    public var row: String { "\(number) at guess \(guesses)" }
  }

  /// Whether rows are those of some results, with the fewest guesses at the top. Of two results with
  /// as many guesses, each may come first.
  public static func areBestFirst(_ rows: [String], of found: [Found]) -> Bool {
    let guesses = rows.compactMap { row in found.first { $0.row == row }?.guesses }
    return rows.sorted() == found.map(\.row).sorted() && guesses == guesses.sorted()
  }

  /// Looks for the number as a person does who believes what the screen says.
  ///
  /// - Returns: The number and the guesses that it took; nil if it could not be found.
  public func find(upTo highest: Int = 100) async -> Found? {
    var (low, high) = (1, highest)
    for guesses in 1...8 where low <= high {
      let number = (low + high) / 2
      let count = clock.begun
      guard guess("\(number)") else { return nil }
      if screen.shows("Found!") {
        await screen.settle()
        return Found(number: number, guesses: guesses)
      }
      if screen.shows("\(number) is too low") {
        low = number + 1
      } else if screen.shows("\(number) is too high") {
        high = number - 1
      } else {
        return nil
      }
      await wait(after: count)
    }
    return nil
  }

  /// The number, which has to be found before something else can be judged.
  public func requiredFind(upTo highest: Int = 100) async throws -> Found {
    try #require(
      await find(upTo: highest),
      """
      Not judged yet: the number cannot be found. First let the check "Hints lead to the number" pass.
      """
    )
  }

  /// Plays several games, one after the other.
  ///
  /// - Returns: What was found, the first game first.
  public func play(_ games: Int) async throws -> [Found] {
    var found: [Found] = []
    for game in 0..<games {
      if game > 0 { try #require(await playAgain()) }
      found.append(try await requiredFind())
    }
    return found
  }

  /// Waits for results on the screen, and ends a check that is about them while there is none.
  public func requireResults(_ count: Int = 1) async throws {
    await settle { rows.count >= count }
    try #require(
      !rows.isEmpty,
      """
      Not judged yet: there is no result on the screen. First let the check "A game that is won becomes \
      a result" pass.
      """
    )
  }

  // MARK: Looking

  /// What the screen says of the number of results.
  public static func count(_ results: Int) -> String { "Results: \(results)" }

  public var help: [String] { ["It is even", "It is odd"].filter { screen.shows($0) } }

  /// What is in the field, as a message says it.
  public var field: String {
    screen.value(of: "Your guess").map { "\"\($0)\"" } ?? "nothing: it is not there"
  }

  public func isEnabled(_ button: String) -> Bool {
    screen.control(button)?.isEnabled == true
  }

  /// The results on the screen, from the top.
  public var rows: [String] {
    screen.readings.filter { $0.firstMatch(of: /^\d+ at guess \d+$/) != nil }
  }

  /// The results on the screen, as a message says them.
  public var results: String {
    let rows = rows
    let near = screen.texts.filter { $0.contains("at guess") }.map { "“\($0)”" }
    if !rows.isEmpty || near.isEmpty { return "\(rows)" }
    return "none of this form in one row; there is \(near.joined(separator: ", "))"
  }
}
