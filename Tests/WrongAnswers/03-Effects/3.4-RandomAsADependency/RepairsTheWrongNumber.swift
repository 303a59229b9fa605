// caught by: The repaired test has nothing to say about the right counter
// REGION 3
  let store = makeStore(.init(generateRandom: { _ in 10 }, uuid: { UUID(1) }))
  await store.send(.playNext) {
    $0 = .init(count: 0, secret: 5, id: UUID(1))
  }
