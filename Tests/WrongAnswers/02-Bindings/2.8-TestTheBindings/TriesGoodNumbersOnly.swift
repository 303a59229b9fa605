// caught by: The spec for typing finds every fault
// REGION 1
  let store = makeStore(TypedCounter.State())
  await store.send(.setCount("-7")) { $0.count = -7 }
