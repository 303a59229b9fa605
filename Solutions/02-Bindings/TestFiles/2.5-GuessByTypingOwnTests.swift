import ComposableArchitecture
import Testing

@testable import Bindings

// BEGIN SOLUTION
@MainActor
struct GuessingGameTests {
  private func makeStore(_ state: GuessingGame.State) -> TestStoreOf<GuessingGame> {
    TestStore(initialState: state) { GuessingGame() }
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
  }

  @Test(arguments: ["0", "101", "", "ten"])
  func whatIsNoNumberFrom1To100IsNoGuess(text: String) async {
    let store = makeStore(GuessingGame.State(secret: 50, text: text))
    await store.send(.guessButtonTapped) { $0.answer = "A number from 1 to 100, please" }
  }
}
// END SOLUTION
// STUB: // TODO: Write the tests of your feature.
