import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

// BEGIN SOLUTION
@MainActor
struct GuessingGameTests {
  private let clock = TestClock()

  private func makeStore(
    _ state: GuessingGame.State = GuessingGame.State(),
    seed: UInt64 = 1
  ) -> TestStoreOf<GuessingGame> {
    TestStore(initialState: state) {
      GuessingGame()
    } withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(ForeseenNumbers(seed: seed))
    }
  }

  @Test func aNewGame() {
    let store = makeStore(GuessingGame.State(secret: 9))
    #expect(store.state.text == "")
    #expect(store.state.guesses == 0)
    #expect(store.state.answer == "")
    #expect(!store.state.isFound)
  }

  @Test func hintsLeadToTheNumber() async {
    let store = makeStore(GuessingGame.State(secret: 42))
    await store.send(\.binding.text, "41") { $0.text = "41" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 1
      $0.answer = "41 is too low"
    }
    await store.send(\.binding.text, "43") { $0.text = "43" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 2
      $0.answer = "43 is too high"
    }
    await store.send(\.binding.text, "42") { $0.text = "42" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 3
      $0.answer = "Found!"
      $0.isFound = true
    }
    await store.receive(\.delegate.found)
    await store.send(\.binding.text, "1") { $0.text = "1" }
    await store.send(.guessButtonTapped)
  }

  @Test(arguments: [1, 100])
  func theLimitsAreGuesses(number: Int) async {
    let store = makeStore(GuessingGame.State(secret: 50, text: "\(number)"))
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 1
      $0.answer = "\(number) is too \(number < 50 ? "low" : "high")"
    }
    await store.skipInFlightEffects()
  }

  @Test(arguments: ["0", "101", "", "ten"])
  func whatIsNoNumberFrom1To100IsNoGuess(text: String) async {
    let store = makeStore(GuessingGame.State(secret: 50, text: text))
    await store.send(.guessButtonTapped) { $0.answer = "A number from 1 to 100, please" }
  }

  @Test(arguments: [1, 7] as [UInt64])
  func eachGameHasANumberOfItsOwnAndIsWaitedFor(seed: UInt64) async {
    var generator = ForeseenNumbers(seed: seed)
    let first = Int.random(in: 1...100, using: &generator)
    let second = Int.random(in: 1...100, using: &generator)
    let store = makeStore(seed: seed)
    await store.send(.screenAppeared) { $0.secret = first }
    await clock.advance(by: .seconds(6))
    await store.send(\.binding.text, "0") { $0.text = "0" }
    await store.send(.guessButtonTapped) { $0.answer = "A number from 1 to 100, please" }
    await store.send(.newGameButtonTapped) {
      $0.secret = second
      $0.text = ""
      $0.answer = ""
    }
    await clock.advance(by: .seconds(9))
    await clock.advance(by: .seconds(1))
    await store.receive(\.waitedLong) {
      $0.help = second.isMultiple(of: 2) ? "It is even" : "It is odd"
    }
  }

  @Test func whoeverHesitatesIsHelped() async {
    let store = makeStore(GuessingGame.State(secret: 44, text: "41"))
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 1
      $0.answer = "41 is too low"
    }
    await clock.advance(by: .seconds(10))
    await store.receive(\.waitedLong) { $0.help = "It is even" }
    await store.send(\.binding.text, "50") { $0.text = "50" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 2
      $0.answer = "50 is too high"
      $0.help = ""
    }
    // Each guess begins the ten seconds again.
    await clock.advance(by: .seconds(6))
    await store.send(\.binding.text, "45") { $0.text = "45" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 3
      $0.answer = "45 is too high"
    }
    await clock.advance(by: .seconds(9))
    await clock.advance(by: .seconds(1))
    await store.receive(\.waitedLong) { $0.help = "It is even" }
  }

  @Test func anOddNumberIsSaidToBeOdd() async {
    let store = makeStore(GuessingGame.State(secret: 7))
    await store.send(.waitedLong) { $0.help = "It is odd" }
  }
}

@MainActor
struct WonGamesTests {
  private func game(_ id: Int, guesses: Int) -> WonGame {
    WonGame(id: UUID(id), number: 50, guesses: guesses)
  }

  @Test func rowsAreDeletedInTheOrderOfTheScreen() async {
    let games: IdentifiedArrayOf = [game(1, guesses: 3), game(2, guesses: 7), game(3, guesses: 2)]
    let store = TestStore(initialState: WonGames.State(games: games)) { WonGames() }
    #expect(store.state.shownGames.map(\.guesses) == [3, 7, 2])
    await store.send(.rowsDeleted([1])) { $0.games.remove(id: UUID(2)) }
    await store.send(\.binding.areBestFirst, true) { $0.areBestFirst = true }
    #expect(store.state.shownGames.map(\.guesses) == [2, 3])
    await store.send(.rowsDeleted([0])) { $0.games.remove(id: UUID(3)) }
  }
}

@MainActor
struct GameWithResultsTests {
  @Test func eachGameThatIsWonIsKeptTheNewestFirst() async {
    let store = TestStore(
      initialState: GameWithResults.State(game: GuessingGame.State(secret: 42, text: "42"))
    ) {
      GameWithResults()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    #expect(!store.state.won.areBestFirst)
    await store.send(.game(.guessButtonTapped)) {
      $0.game.text = ""
      $0.game.guesses = 1
      $0.game.answer = "Found!"
      $0.game.isFound = true
    }
    await store.receive(\.game.delegate.found) {
      $0.won.games = [WonGame(id: UUID(0), number: 42, guesses: 1)]
    }
    await store.send(.game(.delegate(.found(number: 7, guesses: 5)))) {
      $0.won.games.insert(WonGame(id: UUID(1), number: 7, guesses: 5), at: 0)
    }
    await store.send(.won(.rowsDeleted([1]))) { $0.won.games.remove(id: UUID(0)) }
  }
}
// END SOLUTION
// STUB: // TODO: Write the tests of your feature.
