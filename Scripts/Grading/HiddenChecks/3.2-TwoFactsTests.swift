import ComposableArchitecture
import Testing

@testable import Effects

@MainActor
@Suite("3.2 Two facts", .timeLimit(.minutes(1))) struct TwoFactsTests {
  @Test("Facts about two numbers arrive, each with its own")
  func two() async {
    let store = TestStore(initialState: FactEffect.Feature.State(count: 20_000)) {
      FactEffect.Feature(numberFact: { "\($0) of another server" })
    }
    await store.send(.numberFactButtonTapped)
    await store.receive(.numberFactResponse("20000 of another server")) {
      $0.numberFactAlert = "20000 of another server"
    }
    await store.send(.decrementButtonTapped) { $0.count = 19_999 }
    await store.send(.numberFactButtonTapped)
    await store.receive(.numberFactResponse("19999 of another server")) {
      $0.numberFactAlert = "19999 of another server"
    }
  }
}
