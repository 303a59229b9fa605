// caught by: The spec for the results does not mind what is no result
// REGION 2
  await store.send(.counter(.increment)) { $0.counter.count = 1 }
  store.exhaustivity = .off
  await store.send(.counter(.playNext))
  await store.send(.counter(.playNext))
  await store.send(.listResult(.remove(offset: [0]))) {
    $0.resultState.results = [
      GameResult(counter: Counter.State(count: 0, secret: 20, id: UUID(1)), timeSpent: 0)
    ]
  }
