import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

@MainActor
@Suite("6.14 Buttons and dismiss, by hand") struct ButtonsAndDismissTests {
  typealias Feature = ButtonsAndDismiss.GameFeature

  /// A store in which a result was removed and the question is on the screen.
  private func makeStore(hasDraft: Bool = true) -> StoreOf<Feature> {
    let question = AlertState<ButtonsAndDismiss.GameAlertAction> {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .alertSaveButtonTapped) { TextState("OK") }
      ButtonState(role: .cancel, action: .alertCancelButtonTapped) { TextState("Cancel") }
    }
    return Store(
      initialState: Feature.State(
        resultState: .sample(1, 2, 3),
        resultListState: hasDraft ? Identified(.sample(2, 3), id: UUID(99)) : nil,
        alert: question
      )
    ) {
      Feature()
    }
  }

  private func description(_ store: StoreOf<Feature>) -> String {
    """
    Results: \(numbers(store.resultState)); page: \(numbers(store.resultListState?.value)); alert: \
    \(store.alert == nil ? "none" : "still there").
    """
  }

  @Test("OK takes the draft over and closes the page, and leaves the alert to the dismissal")
  func saving() {
    let store = makeStore()
    store.send(.alertAction(.presented(.alertSaveButtonTapped)))
    #expect(
      numbers(store.resultState) == "[2, 3]" && store.resultListState == nil,
      """
      After OK the results should be [2, 3], and the page closed. \(description(store)) Look at the \
      case for `alertSaveButtonTapped`.
      """
    )
    #expect(
      store.alert != nil,
      """
      Here the dismissal that follows clears the alert, not the button: `alert` should still be there \
      after OK, and it is nil. Look at the case for `alertSaveButtonTapped`.
      """
    )
  }

  @Test("Cancel closes the page and keeps the results, and leaves the alert to the dismissal")
  func cancelling() {
    let store = makeStore()
    store.send(.alertAction(.presented(.alertCancelButtonTapped)))
    #expect(
      numbers(store.resultState) == "[1, 2, 3]" && store.resultListState == nil,
      """
      After Cancel the results should be [1, 2, 3], and the page closed. \(description(store)) Look at \
      the case for `alertCancelButtonTapped`.
      """
    )
    #expect(
      store.alert != nil,
      """
      Here the dismissal that follows clears the alert, not the button: `alert` should still be there \
      after Cancel, and it is nil. Look at the case for `alertCancelButtonTapped`.
      """
    )
  }

  @Test("A dismissal clears the alert, and nothing else")
  func dismissing() {
    let store = makeStore()
    store.send(.alertAction(.dismiss))
    #expect(
      store.alert == nil,
      """
      After `.dismiss` there should be no alert. \(description(store)) Look at the case for `.dismiss`.
      """
    )
    #expect(
      numbers(store.resultState) == "[1, 2, 3]"
        && numbers(store.resultListState?.value) == "[2, 3]",
      """
      The alert was closed without a button. The results should be [1, 2, 3], and the page still show \
      [2, 3]. \(description(store)) Look at the case for `.dismiss`.
      """
    )
  }

  @Test("OK without a page changes no results")
  func savingNothing() {
    let store = makeStore(hasDraft: false)
    store.send(.alertAction(.presented(.alertSaveButtonTapped)))
    #expect(
      numbers(store.resultState) == "[1, 2, 3]",
      """
      No page was open, so OK should leave the results as they are, [1, 2, 3]. \(description(store)) \
      Look at the case for `alertSaveButtonTapped`.
      """
    )
  }

  @Test("In a view, a dismissal follows each button", arguments: ["OK", "Cancel"])
  func inAView(label: String) async {
    let store = makeStore()
    let reports = await complaints {
      ShownAlert(of: store, state: \.$alert, action: \.alertAction)?.tap(label)
    }
    #expect(
      store.alert == nil && reports.isEmpty,
      """
      The alert was shown in a view, and \(label) was tapped. When the view closed it, there should be \
      no alert left. \(description(store)) Look at the case for `.dismiss`. \(reports.first ?? "")
      """
    )
  }
}
