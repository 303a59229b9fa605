import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

@MainActor
@Suite("6.6 When saving fails", .timeLimit(.minutes(1))) struct WhenSavingFailsTests {
  typealias Feature = WhenSavingFails.GameFeature
  typealias SaveError = WhenSavingFails.SaveError

  private let page = UUID(99)

  private func makeStore(
    hasDraft: Bool = true,
    save: @escaping @Sendable (GameResultListFeature.State) async -> Result<Void, SaveError>
  ) -> TestStoreOf<Feature> {
    TestStore(
      initialState: Feature.State(
        resultState: .sample(1, 2, 3),
        resultListState: hasDraft ? Identified(.sample(2), id: page) : nil
      )
    ) {
      Feature(save: save)
    }
  }

  private func failureAlert(_ reason: String) -> AlertState<WhenSavingFails.FailureAction> {
    AlertState {
      TextState("Not saved")
    } actions: {
      ButtonState(action: .retryButtonTapped) { TextState("Retry") }
      ButtonState(role: .cancel, action: .laterButtonTapped) { TextState("Later") }
    } message: {
      TextState(reason)
    }
  }

  @Test("A save that succeeds takes the draft over and closes the page")
  func success() async {
    let saved = LockIsolated<[GameResultListFeature.State]>([])
    let store = makeStore { draft in
      saved.withValue { $0.append(draft) }
      return .success(())
    }
    await store.send(.saveButtonTapped) { $0.savingResults = true }
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.resultState = .sample(2)
      $0.resultListState = nil
    }
    #expect(
      saved.value == [.sample(2)],
      "One draft, with the result 2, should have been handed to `save`; \(saved.value.count) were."
    )
  }

  @Test("A save that fails changes nothing, and says why", arguments: ["no network", "disk full"])
  func failure(reason: String) async {
    let store = makeStore { _ in .failure(SaveError(reason: reason)) }
    await store.send(.saveButtonTapped) { $0.savingResults = true }
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.alert = failureAlert(reason)
    }
    #expect(
      store.state.resultState == .sample(1, 2, 3)
        && store.state.resultListState?.value == .sample(2),
      """
      After the failure the old results should count and the draft be open. There are \
      \(store.state.resultState.results.count) results, and the draft \
      \(store.state.resultListState == nil ? "is gone" : "is there").
      """
    )
  }

  @Test("Retry saves once more, and may succeed")
  func retry() async {
    let attempts = LockIsolated(0)
    let store = makeStore { _ in
      attempts.withValue { $0 += 1 }
      return attempts.value == 1 ? .failure(SaveError(reason: "once")) : .success(())
    }
    await store.send(.saveButtonTapped) { $0.savingResults = true }
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.alert = failureAlert("once")
    }
    await store.send(.alertAction(.presented(.retryButtonTapped))) { $0.savingResults = true }
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.resultState = .sample(2)
      $0.resultListState = nil
    }
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
    #expect(
      attempts.value == 2,
      "`save` should have run twice, and it ran \(attempts.value) times."
    )
  }

  @Test("Later keeps the draft")
  func later() async {
    let store = makeStore { _ in .failure(SaveError(reason: "no network")) }
    await store.send(.saveButtonTapped) { $0.savingResults = true }
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.alert = failureAlert("no network")
    }
    await store.send(.alertAction(.presented(.laterButtonTapped)))
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
  }

  @Test("While a draft is being saved, another one cannot take its place")
  func noSecondDraft() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = makeStore { _ in
      for await _ in gate { break }
      return .success(())
    }
    await store.send(.saveButtonTapped) { $0.savingResults = true }
    await store.send(.setNavigation(UUID(5)))
    opening.finish()
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.resultState = .sample(2)
      $0.resultListState = nil
    }
    await store.send(.setNavigation(UUID(6))) {
      $0.resultListState = Identified(.sample(2), id: UUID(6))
    }
  }

  @Test("Where no page is open there is nothing to save")
  func nothingToSave() async {
    let store = makeStore(hasDraft: false) { _ in .success(()) }
    await store.send(.saveButtonTapped)
    await store.send(.saveResult(.success(())))
  }
}
