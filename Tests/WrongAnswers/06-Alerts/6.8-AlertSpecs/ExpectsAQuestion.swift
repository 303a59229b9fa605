// caught by: The specs have nothing to say about the right feature
// REGION 1
  let store = makeStore(.sample(1), .sample(1), TestClock()) {}
  await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  await store.send(.setNavigation(nil))
