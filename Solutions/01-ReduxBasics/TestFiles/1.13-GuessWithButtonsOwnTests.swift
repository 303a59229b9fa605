import ComposableArchitecture
import Testing

@testable import ReduxBasics

// BEGIN SOLUTION
@MainActor
struct GuessingGameTests {
  @Test func theNumberStaysBetween1And10() async {
    let store = TestStore(initialState: GuessingGame.State(secret: 7, number: 9)) {
      GuessingGame()
    }
    await store.send(.moreButtonTapped) { $0.number = 10 }
    await store.send(.moreButtonTapped)
    await store.send(.lessButtonTapped) { $0.number = 9 }

    let low = TestStore(initialState: GuessingGame.State(secret: 7, number: 2)) {
      GuessingGame()
    }
    await low.send(.lessButtonTapped) { $0.number = 1 }
    await low.send(.lessButtonTapped)
  }

  @Test func guessesAreCountedUntilTheNumberIsFound() async {
    let store = TestStore(initialState: GuessingGame.State(secret: 6)) { GuessingGame() }
    #expect(store.state.number == 5)
    #expect(store.state.guesses == 0)
    #expect(!store.state.isFound)
    await store.send(.guessButtonTapped) { $0.guesses = 1 }
    await store.send(.moreButtonTapped) { $0.number = 6 }
    await store.send(.guessButtonTapped) {
      $0.guesses = 2
      $0.isFound = true
    }
    await store.send(.guessButtonTapped)
    await store.send(.lessButtonTapped)
  }
}
// END SOLUTION
// STUB: // TODO: Write the tests of your feature.
