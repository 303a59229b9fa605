// caught by: The spec for the results finds every fault in them
// REGION 2
  store.exhaustivity = .off
  await store.send(.counter(.playNext))
  await store.send(.counter(.playNext))
  await store.send(.listResult(.remove(offset: [0])))
