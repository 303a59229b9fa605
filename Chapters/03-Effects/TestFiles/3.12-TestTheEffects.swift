import ComposableArchitecture
import Testing

@testable import Effects

// The features under test are in `Support/TestedFeatures.swift`.

@MainActor
struct CounterFeatureTests {
  @Test func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    // TODO: Something here cannot be right, and something is missing at the end.
    await store.send(.startTimerButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.count = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.count = 1 }
  }
}

@MainActor
struct FactLoaderTests {
  private func makeStore(
    fetch: @escaping @Sendable (Int) async throws -> String
  ) -> TestStoreOf<FactLoader> {
    TestStore(initialState: FactLoader.State(number: 7)) {
      FactLoader()
    } withDependencies: {
      $0.factClient.fetch = fetch
    }
  }

  // TODO: Write two tests: one in which the fetch succeeds, and one in which it fails.
}
