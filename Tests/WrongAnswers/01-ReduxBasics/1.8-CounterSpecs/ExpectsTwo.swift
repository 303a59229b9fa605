// caught by: No spec complains about the right counter
// REGION 1
    let store = makeStore(CounterFeature.State())
    await store.send(.increment) {
      $0.count = 2
    }
