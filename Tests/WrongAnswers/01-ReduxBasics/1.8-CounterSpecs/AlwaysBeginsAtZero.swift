// caught by: The specs notice actions that forget the count they start from
// REGION 3
    let store = makeStore(CounterFeature.State())
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 0
    }
