import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

@MainActor
@Suite("6.5 Saving takes two seconds", .timeLimit(.minutes(1))) struct SavingTakesTimeTests {
  typealias Feature = SavingTakesTime.GameFeature

  private func makeStore(
    _ clock: TestClock<Duration>,
    hasDraft: Bool = true
  ) -> TestStoreOf<Feature> {
    TestStore(
      initialState: Feature.State(
        resultState: .sample(1, 2, 3),
        resultListState: hasDraft ? Identified(.sample(3), id: UUID(99)) : nil,
        alert: .saveChanges
      )
    ) {
      Feature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("Two seconds after the tap the draft is saved and the page closes")
  func saving() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
    await clock.advance(by: .seconds(2))
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.resultState = .sample(3)
      $0.resultListState = nil
    }
  }

  @Test("Before that nothing is saved, and the draft stays open")
  func waiting() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
    await clock.advance(by: .milliseconds(1999))
    // A test store sends only while nothing waits to be received.
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
    #expect(
      store.state.resultState == .sample(1, 2, 3)
        && store.state.resultListState?.value == .sample(3),
      """
      After 1.999 seconds the old results should still count, and the draft be open. There are \
      \(store.state.resultState.results.count) results. Tapping only begins to save.
      """
    )
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.resultState = .sample(3)
      $0.resultListState = nil
    }
  }

  @Test("The toolbar shows a spinner while it is saving")
  func toolbar() async {
    let clock = TestClock()
    let store = makeStore(clock)
    var labels = [store.state.toolbarLabel]
    await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
    labels.append(store.state.toolbarLabel)
    await clock.advance(by: .seconds(2))
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.resultState = .sample(3)
      $0.resultListState = nil
    }
    labels.append(store.state.toolbarLabel)
    #expect(
      labels == [.detail, .spinner, .detail],
      """
      Before, while and after saving, the toolbar should show detail, spinner, detail. It showed \
      \(labels.map { "\($0)" }.joined(separator: ", ")).
      """
    )
  }

  @Test("Without a draft nothing is changed by saving")
  func noDraft() async {
    let clock = TestClock()
    let store = makeStore(clock, hasDraft: false)
    await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
    await clock.advance(by: .seconds(2))
    await store.receive(\.saveResult) { $0.savingResults = false }
  }
}
