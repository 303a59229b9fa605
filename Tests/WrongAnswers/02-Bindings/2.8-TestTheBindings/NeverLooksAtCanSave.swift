// caught by: The spec for the form finds every fault
// REGION 3
  let store = makeStore(SettingsForm.State())
  await store.send(.binding(.set(\.bar, "Blob"))) { $0.bar = "Blob" }
