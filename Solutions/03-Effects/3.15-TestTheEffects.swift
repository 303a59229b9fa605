import ComposableArchitecture

// The features under test are in `Support/TestedFeatures.swift`. Each spec is handed a function
// that makes a store: sometimes of the correct feature, sometimes of one with a bug.

/// A test of the timer, with a bug. Fix it, and let it see the timer stop.
///
/// `makeStore` gives a store whose count is 0 and which runs on `clock`.
@MainActor
func timerSpec(_ makeStore: (_ clock: TestClock<Duration>) -> TestStoreOf<CounterFeature>) async {
  let clock = TestClock()
  let store = makeStore(clock)
  // BEGIN SOLUTION
  await store.send(.startTimerButtonTapped)
  await clock.advance(by: .seconds(1))
  await store.receive(\.timerTicked) { $0.count = 1 }
  await clock.advance(by: .seconds(1))
  await store.receive(\.timerTicked) { $0.count = 2 }
  await store.send(.stopTimerButtonTapped)
  await clock.advance(by: .seconds(1))
  // END SOLUTION
  // STUB: // TODO: Something here cannot be right, and something is missing at the end.
  // STUB: await store.send(.startTimerButtonTapped)
  // STUB: await clock.advance(by: .seconds(1))
  // STUB: await store.receive(\.timerTicked) { $0.count = 1 }
  // STUB: await clock.advance(by: .seconds(1))
  // STUB: await store.receive(\.timerTicked) { $0.count = 1 }
}

/// Checks a load that succeeds: what is shown while it runs, which number is asked for, what is
/// shown in the end.
///
/// `makeStore` gives a store whose number is 7, with `fetch` as its way to a fact.
@MainActor
func successSpec(
  _ makeStore: (
    _ fetch: @escaping @Sendable (Int) async -> Result<String, FactLoader.LoadingError>
  ) -> TestStoreOf<FactLoader>
) async {
  // BEGIN SOLUTION
  let store = makeStore { .success("\($0) is a good number Brent") }
  await store.send(.loadButtonTapped) { $0.loading = true }
  await store.receive(.factResponse(.success("7 is a good number Brent"))) {
    $0 = FactLoader.State(number: 7, loading: false, text: "7 is a good number Brent")
  }
  // END SOLUTION
  // STUB: // TODO: Let `fetch` succeed, and say what should happen, step by step.
}

/// Checks a load that fails.
@MainActor
func failureSpec(
  _ makeStore: (
    _ fetch: @escaping @Sendable (Int) async -> Result<String, FactLoader.LoadingError>
  ) -> TestStoreOf<FactLoader>
) async {
  // BEGIN SOLUTION
  let store = makeStore { _ in .failure(FactLoader.LoadingError(reason: "no network")) }
  await store.send(.loadButtonTapped) { $0.loading = true }
  await store.receive(\.factResponse.failure) {
    $0 = FactLoader.State(number: 7, loading: false, text: "Error: no network")
  }
  // END SOLUTION
  // STUB: // TODO: Let `fetch` fail, and say what should happen, step by step.
}
