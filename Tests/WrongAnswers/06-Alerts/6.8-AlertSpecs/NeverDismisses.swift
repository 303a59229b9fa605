// caught by: The spec for saving finds every fault of its kind
// REGION 2
  let clock = TestClock()
  let store = makeStore(.sample(1, 2), .sample(2), clock) {}
  await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
  await clock.advance(by: .milliseconds(1999))
  await store.send(.setNavigation(nil))
  await clock.advance(by: .milliseconds(1))
  await store.receive(\.saveResult) {
    $0 = SavingGame.State(resultState: .sample(2), alert: .saveChanges)
  }
