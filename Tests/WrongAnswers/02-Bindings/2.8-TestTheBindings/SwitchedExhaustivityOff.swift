// caught by: The spec for the slider finds every fault
// REGION 2
  let store = makeStore(TypedCounter.State())
  store.exhaustivity = .off
  await store.send(.slidingCount(72.9))
  await store.send(.slidingCount(-4.5))
