// caught by: The specs notice an action that changes something else as well
// REGION 1
    let store = makeStore(CounterFeature.State())
    store.exhaustivity = .off
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
// REGION 3
    let store = makeStore(CounterFeature.State(count: 41))
    store.exhaustivity = .off
    await store.send(.incrementButtonTapped) {
      $0.count = 42
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 41
    }
