// caught by: The fixed test rejects each counter with a bug
// REGION 4
  let store = makeStore(.init(generateRandom: { _ in 5 }, uuid: { UUID(1) }))
  store.exhaustivity = .off
  await store.send(.playNextButtonTapped) {
    $0.secret = 5
  }
