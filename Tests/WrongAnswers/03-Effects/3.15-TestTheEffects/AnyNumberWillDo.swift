// caught by: The spec for success finds every fault
// REGION 2
  let store = makeStore { .success($0 > 0 ? "7 is a good number Brent" : "") }
  await store.send(.load) { $0.loading = true }
  await store.receive(.loaded(.success("7 is a good number Brent"))) {
    $0 = FactLoader.State(number: 7, loading: false, text: "7 is a good number Brent")
  }
