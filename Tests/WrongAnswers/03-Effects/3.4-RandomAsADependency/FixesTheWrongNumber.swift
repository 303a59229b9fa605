// caught by: The fixed test accepts the correct counter
// REGION 4
  let store = makeStore(.init(generateRandom: { _ in 10 }, uuid: { UUID(1) }))
  await store.send(.playNextButtonTapped) {
    $0 = .init(count: 0, secret: 5, id: UUID(1))
  }
