// caught by: The spec for no change finds every fault of its kind
// REGION 1
  let store = makeStore(.sample(1), .sample(1), TestClock()) {}
  await store.send(.setNavigation(nil)) { $0.resultListState = nil }
