// caught by: The test of a failure rejects each loader with a bug
// REGION 3
  let store = makeStore { _ in .success("fine") }
  await store.send(.loadButtonTapped) { $0.loading = true }
  await store.receive(\.factResponse.success) {
    $0 = FactLoader.State(number: 7, loading: false, text: "fine")
  }
