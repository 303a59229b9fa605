import ComposableArchitecture

// The feature under test is in `Support/SavingGame.swift`. Each spec is handed a function that makes a
// store: sometimes of the correct feature, sometimes of one with a bug. `results` are the results that
// count, `draft` is the list on the open page, or nil while no page is open. `.sample(1, 2, 3)` is a list
// of three results.

/// What a spec makes its store with.
typealias MakeSavingGame =
  @MainActor (
    _ results: GameResultListFeature.State,
    _ draft: GameResultListFeature.State?,
    _ clock: TestClock<Duration>,
    _ save: @escaping @Sendable () async throws -> Void
  ) -> TestStoreOf<SavingGame>

/// Going back where nothing has changed, and where no page is open: nothing is asked.
@MainActor
func unchangedSpec(_ makeStore: MakeSavingGame) async {
  // BEGIN SOLUTION
  let store = makeStore(.sample(1), .sample(1), TestClock()) {}
  await store.send(.backButtonTapped) { $0.draft = nil }
  await store.send(.backButtonTapped)
  // END SOLUTION
  // STUB: // TODO: Go back from a page without changes, and from no page at all.
}

/// Going back after a change, and saving: what is shown, and what counts, at each moment.
@MainActor
func saveSpec(_ makeStore: MakeSavingGame) async {
  // BEGIN SOLUTION
  let clock = TestClock()
  let store = makeStore(.sample(1, 2), .sample(2), clock) {}
  await store.send(.backButtonTapped) { $0.alert = .unsavedChanges }
  await store.send(\.alert.saveButtonTapped) {
    $0.alert = nil
    $0.isSaving = true
  }
  await clock.advance(by: .milliseconds(1999))
  await store.send(.backButtonTapped)
  await clock.advance(by: .milliseconds(1))
  await store.receive(\.saveResponse.success) {
    $0 = SavingGame.State(results: .sample(2))
  }
  // END SOLUTION
  // STUB: // TODO: Say what happens at once, just before two seconds have passed, and at two seconds.
}

/// Going back after a change, and the two ways out that save nothing: "Keep editing" and "Discard".
@MainActor
func discardSpec(_ makeStore: MakeSavingGame) async {
  // BEGIN SOLUTION
  let store = makeStore(.sample(1, 2), .sample(2), TestClock()) {}
  await store.send(.backButtonTapped) { $0.alert = .unsavedChanges }
  await store.send(\.alert.dismiss) { $0.alert = nil }
  await store.send(.backButtonTapped) { $0.alert = .unsavedChanges }
  await store.send(\.alert.discardButtonTapped) {
    $0.alert = nil
    $0.draft = nil
  }
  // END SOLUTION
  // STUB: // TODO: Keep editing, go back once more, and discard.
}

/// Going back after a change, and saving, which fails.
@MainActor
func failureSpec(_ makeStore: MakeSavingGame) async {
  // BEGIN SOLUTION
  struct NoNetwork: Error {}
  let clock = TestClock()
  let store = makeStore(.sample(1, 2), .sample(2), clock) { throw NoNetwork() }
  await store.send(.backButtonTapped) { $0.alert = .unsavedChanges }
  await store.send(\.alert.saveButtonTapped) {
    $0.alert = nil
    $0.isSaving = true
  }
  await clock.advance(by: .seconds(2))
  await store.receive(\.saveResponse.failure) {
    $0.failure = "NoNetwork()"
    $0.isSaving = false
  }
  // END SOLUTION
  // STUB: // TODO: Let `save` throw. What has changed in the end?
}
