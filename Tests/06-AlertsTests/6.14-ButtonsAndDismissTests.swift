import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

@MainActor
@Suite("6.4 Buttons and dismiss") struct ButtonsAndDismissTests {
  typealias Feature = ButtonsAndDismiss.GameFeature

  /// A store in which a result was removed and the question is on the screen.
  private func makeStore(hasDraft: Bool = true) -> TestStoreOf<Feature> {
    TestStore(
      initialState: Feature.State(
        resultState: .sample(1, 2, 3),
        resultListState: hasDraft ? Identified(.sample(2, 3), id: UUID(99)) : nil,
        alert: .saveChanges
      )
    ) {
      Feature()
    }
  }

  @Test("Save takes the draft over and closes the page; the dismissal hides the alert")
  func saving() async {
    let store = makeStore()
    await store.send(.alertAction(.presented(.alertSaveButtonTapped))) {
      $0.resultState = .sample(2, 3)
      $0.resultListState = nil
    }
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
  }

  @Test("Cancel closes the page and keeps the results; the dismissal hides the alert")
  func cancelling() async {
    let store = makeStore()
    await store.send(.alertAction(.presented(.alertCancelButtonTapped))) {
      $0.resultListState = nil
    }
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
  }

  @Test("A dismissal alone hides the alert, and loses nothing")
  func dismissing() async {
    let store = makeStore()
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
    let state = store.state
    #expect(
      state.resultState == .sample(1, 2, 3) && state.resultListState?.value == .sample(2, 3),
      """
      The alert was closed without a button. The results and the draft should both be there still: \
      there are \(state.resultState.results.count) results, and the draft \
      \(state.resultListState == nil ? "is gone" : "is there").
      """
    )
  }

  @Test("Save without a draft saves nothing")
  func savingNothing() async {
    let store = makeStore(hasDraft: false)
    await store.send(.alertAction(.presented(.alertSaveButtonTapped)))
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
  }
}
