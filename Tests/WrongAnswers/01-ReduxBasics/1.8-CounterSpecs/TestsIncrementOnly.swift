// caught by: The decrement spec notices a decrement that does nothing
// REGION 2
    let store = makeStore(CounterFeature.State())
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
