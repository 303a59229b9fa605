// caught by: The spec for typing has nothing to say about the right counter
// REGION 1
  let store = makeStore(TypedCounter.State())
  await store.send(.setCount("-7"))
  await store.send(.setCount("12a"))
