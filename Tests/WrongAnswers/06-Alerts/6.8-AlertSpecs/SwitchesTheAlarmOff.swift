// caught by: The spec for cancelling finds every fault of its kind
// REGION 3
  let store = makeStore(.sample(1, 2), .sample(2), TestClock()) {}
  store.exhaustivity = .off
  await store.send(.setNavigation(nil))
  await store.send(.alertAction(.presented(.alertCancelButtonTapped)))
  await store.send(.alertAction(.dismiss))
