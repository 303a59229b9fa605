// caught by: The spec for a failure finds every fault of its kind
// REGION 4
  struct NoNetwork: Error {}
  let clock = TestClock()
  let store = makeStore(.sample(1, 2), .sample(2), clock) {}
  await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
  await store.send(.alertAction(.dismiss)) { $0.alert = nil }
  await clock.advance(by: .seconds(2))
  await store.receive(\.saveResult) {
    $0 = SavingGame.State(resultState: .sample(2))
  }
