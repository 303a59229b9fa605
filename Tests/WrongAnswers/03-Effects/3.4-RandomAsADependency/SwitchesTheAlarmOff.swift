// caught by: The repaired test finds every fault
// REGION 3
  let store = makeStore(.init(generateRandom: { _ in 5 }, uuid: { UUID(1) }))
  store.exhaustivity = .off
  await store.send(.playNext) {
    $0.secret = 5
  }
