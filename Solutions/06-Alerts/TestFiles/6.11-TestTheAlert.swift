// Tests of `SavingGame`, which is in `Support/SavingGame.swift`. `.sample(1, 2, 3)` is a list of three
// results.

// BEGIN SOLUTION
import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
struct SavingGameTests {
  @Test func unchanged() async {
    let store = TestStore(
      initialState: SavingGame.State(draft: .sample(1), results: .sample(1))
    ) {
      SavingGame()
    }
    await store.send(.backButtonTapped) { $0.draft = nil }
    await store.send(.backButtonTapped)
  }

  @Test func save() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: SavingGame.State(draft: .sample(2), results: .sample(1, 2))
    ) {
      SavingGame()
    } withDependencies: {
      $0.continuousClock = clock
      $0.resultsClient.save = { #expect($0 == .sample(2)) }
    }
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
  }

  @Test func discard() async {
    let store = TestStore(
      initialState: SavingGame.State(draft: .sample(2), results: .sample(1, 2))
    ) {
      SavingGame()
    }
    await store.send(.backButtonTapped) { $0.alert = .unsavedChanges }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.backButtonTapped) { $0.alert = .unsavedChanges }
    await store.send(\.alert.discardButtonTapped) {
      $0.alert = nil
      $0.draft = nil
    }
  }

  @Test func failure() async {
    struct NoNetwork: Error {}
    let clock = TestClock()
    let store = TestStore(
      initialState: SavingGame.State(draft: .sample(2), results: .sample(1, 2))
    ) {
      SavingGame()
    } withDependencies: {
      $0.continuousClock = clock
      $0.resultsClient.save = { _ in throw NoNetwork() }
    }
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
  }
}
// END SOLUTION
// STUB: // TODO: Write the whole test file. It tests four flows: nothing has changed; a change is saved; it is
// STUB: // not saved, after the person kept editing once; and saving fails.
