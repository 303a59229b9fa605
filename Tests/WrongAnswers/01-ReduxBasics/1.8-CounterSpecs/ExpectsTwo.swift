// caught by: Every spec passes on the correct counter
// REGION 1
    let store = makeStore(CounterFeature.State())
    await store.send(.incrementButtonTapped) {
      $0.count = 2
    }
