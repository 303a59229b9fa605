// caught by: The spec for failure finds every fault
// REGION 3
  let store = makeStore { _ in .success("fine") }
  await store.send(.load) { $0.loading = true }
  await store.receive(\.loaded.success) {
    $0 = FactLoader.State(number: 7, loading: false, text: "fine")
  }
