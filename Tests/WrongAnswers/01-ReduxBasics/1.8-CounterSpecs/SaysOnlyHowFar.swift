// caught by: The specs notice a counter that begins with another number
// REGION 1
    let store = makeStore(CounterFeature.State())
    await store.send(.incrementButtonTapped) {
      $0.count += 1
    }
// REGION 2
    let store = makeStore(CounterFeature.State())
    await store.send(.decrementButtonTapped) {
      $0.count -= 1
    }
// REGION 3
    let store = makeStore(CounterFeature.State(count: 41))
    await store.send(.incrementButtonTapped) {
      $0.count += 1
    }
    await store.send(.decrementButtonTapped) {
      $0.count -= 1
    }
