// caught by: The specs notice a counter that begins elsewhere
// REGION 1
    let store = makeStore(CounterFeature.State())
    await store.send(.increment) {
      $0.count += 1
    }
// REGION 2
    let store = makeStore(CounterFeature.State())
    await store.send(.decrement) {
      $0.count -= 1
    }
// REGION 3
    let store = makeStore(CounterFeature.State(count: 41))
    await store.send(.increment) {
      $0.count += 1
    }
    await store.send(.decrement) {
      $0.count -= 1
    }
