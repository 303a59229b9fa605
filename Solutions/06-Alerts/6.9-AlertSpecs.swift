import ComposableArchitecture
import Foundation

// The feature under test stands in `Support/SavingGame.swift`. Each spec is handed a function that
// makes a store of it: sometimes of the right one, sometimes of one with a fault. `results` are the
// results that count, `draft` is the list on the open page (with the id `UUID(9)`), or nil while no
// page is open. Use `.sample(1, 2, 3)` for lists of results.

/// What a spec makes its store with.
typealias MakeSavingGame =
  @MainActor (
    _ results: GameResultListFeature.State,
    _ draft: GameResultListFeature.State?,
    _ clock: TestClock<Duration>,
    _ save: @escaping @Sendable () async throws -> Void
  ) -> TestStoreOf<SavingGame>

/// Going back where nothing changed, and where no page is open: nobody is asked.
@MainActor
func unchangedSpec(_ makeStore: MakeSavingGame) async {
  // BEGIN SOLUTION
  let store = makeStore(.sample(1), .sample(1), TestClock()) {}
  await store.send(.setNavigation(nil)) { $0.resultListState = nil }
  await store.send(.setNavigation(nil))
  // END SOLUTION
  // STUB: // TODO: Go back from a page without changes, and from no page at all.
}

/// Going back after a change, and saving: what is shown, and what counts, at each moment.
@MainActor
func saveSpec(_ makeStore: MakeSavingGame) async {
  // BEGIN SOLUTION
  let clock = TestClock()
  let store = makeStore(.sample(1, 2), .sample(2), clock) {}
  await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
  await store.send(.alertAction(.dismiss)) { $0.alert = nil }
  await clock.advance(by: .milliseconds(1999))
  await store.send(.alertAction(.dismiss))
  await clock.advance(by: .milliseconds(1))
  await store.receive(\.saveResult) {
    $0 = SavingGame.State(resultState: .sample(2))
  }
  // END SOLUTION
  // STUB: // TODO: Say what happens at once, just before two seconds have passed, and at two seconds.
}

/// Going back after a change, and cancelling.
@MainActor
func cancelSpec(_ makeStore: MakeSavingGame) async {
  // BEGIN SOLUTION
  let store = makeStore(.sample(1, 2), .sample(2), TestClock()) {}
  await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  await store.send(.alertAction(.presented(.alertCancelButtonTapped))) {
    $0.resultListState = nil
  }
  await store.send(.alertAction(.dismiss)) { $0.alert = nil }
  // END SOLUTION
  // STUB: // TODO: What is left when somebody cancels?
}

/// Going back after a change, and saving, which fails.
@MainActor
func failureSpec(_ makeStore: MakeSavingGame) async {
  // BEGIN SOLUTION
  struct NoNetwork: Error {}
  let clock = TestClock()
  let store = makeStore(.sample(1, 2), .sample(2), clock) { throw NoNetwork() }
  await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
  await store.send(.alertAction(.dismiss)) { $0.alert = nil }
  await clock.advance(by: .seconds(2))
  await store.receive(\.saveResult) {
    $0 = SavingGame.State(
      resultState: .sample(1, 2),
      resultListState: Identified(.sample(2), id: UUID(9)),
      failure: "NoNetwork()"
    )
  }
  // END SOLUTION
  // STUB: // TODO: Let `save` throw. What has changed in the end?
}
