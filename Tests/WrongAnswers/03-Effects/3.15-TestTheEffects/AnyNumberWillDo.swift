// caught by: The test of a success rejects each loader with a bug
// REGION 2
  let store = makeStore { .success($0 > 0 ? "7 is a good number Brent" : "") }
  await store.send(.loadButtonTapped) { $0.loading = true }
  await store.receive(.factResponse(.success("7 is a good number Brent"))) {
    $0 = FactLoader.State(number: 7, loading: false, text: "7 is a good number Brent")
  }
