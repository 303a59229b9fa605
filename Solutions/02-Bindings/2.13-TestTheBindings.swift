import ComposableArchitecture

// The features under test stand in `Support/TestedFeatures.swift`. Each spec is handed a function
// that makes a store: sometimes of the right feature, sometimes of one with a fault.

/// Checks typing: a whole number becomes the count, other text leaves it as it was.
@MainActor
func setCountSpec(_ makeStore: (TypedCounter.State) -> TestStoreOf<TypedCounter>) async {
  // BEGIN SOLUTION
  let store = makeStore(TypedCounter.State())
  await store.send(.setCount("-7")) { $0.count = -7 }
  await store.send(.setCount("12a"))
  // END SOLUTION
  // STUB: // TODO: Make a store, send it what a person might type, and say what should change.
}

/// Checks the slider: the whole part becomes the count, the fraction is dropped.
@MainActor
func slidingCountSpec(_ makeStore: (TypedCounter.State) -> TestStoreOf<TypedCounter>) async {
  // BEGIN SOLUTION
  let store = makeStore(TypedCounter.State())
  await store.send(.slidingCount(72.9)) { $0.count = 72 }
  await store.send(.slidingCount(-4.5)) { $0.count = -4 }
  // END SOLUTION
  // STUB: // TODO: Slide to numbers on which a careless reducer would be wrong.
}

/// Checks the form: bound values are written, and `canSave` is right after every edit.
@MainActor
func settingsSpec(_ makeStore: (SettingsForm.State) -> TestStoreOf<SettingsForm>) async {
  // BEGIN SOLUTION
  let store = makeStore(SettingsForm.State())
  await store.send(.binding(.set(\.bar, "Blob"))) { $0.bar = "Blob" }
  await store.send(.binding(.set(\.foo, true))) {
    $0 = SettingsForm.State(foo: true, bar: "Blob", canSave: true)
  }
  await store.send(.binding(.set(\.bar, ""))) {
    $0 = SettingsForm.State(foo: true, bar: "", canSave: false)
  }
  // END SOLUTION
  // STUB: // TODO: Edit both values, in an order in which `canSave` changes.
}
