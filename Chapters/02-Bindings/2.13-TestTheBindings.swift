import ComposableArchitecture

// The features under test stand in `Support/TestedFeatures.swift`. Each spec is handed a function
// that makes a store: sometimes of the right feature, sometimes of one with a fault.

/// Checks typing: a whole number becomes the count, other text leaves it as it was.
@MainActor
func setCountSpec(_ makeStore: (TypedCounter.State) -> TestStoreOf<TypedCounter>) async {
  // TODO: Make a store, send it what a person might type, and say what should change.
}

/// Checks the slider: the whole part becomes the count, the fraction is dropped.
@MainActor
func slidingCountSpec(_ makeStore: (TypedCounter.State) -> TestStoreOf<TypedCounter>) async {
  // TODO: Slide to numbers on which a careless reducer would be wrong.
}

/// Checks the form: bound values are written, and `canSave` is right after every edit.
@MainActor
func settingsSpec(_ makeStore: (SettingsForm.State) -> TestStoreOf<SettingsForm>) async {
  // TODO: Edit both values, in an order in which `canSave` changes.
}
