// caught by: The decrement spec notices a counter that stops at zero
// REGION 2
    let store = makeStore(CounterFeature.State(count: 5))
    await store.send(.decrementButtonTapped) {
      $0.count = 4
    }
