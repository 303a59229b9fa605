// caught by: The spec for the slider finds every fault
// REGION 2
  let store = makeStore(TypedCounter.State())
  await store.send(.slidingCount(72.0)) { $0.count = 72 }
  await store.send(.slidingCount(-4)) { $0.count = -4 }
