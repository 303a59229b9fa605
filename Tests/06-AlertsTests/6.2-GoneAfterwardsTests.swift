import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.2 Gone afterwards") struct GoneAfterwardsTests {
  typealias Feature = GoneAfterwards.Feature

  /// A store that shows the question, after an action of the alert.
  private func store(after action: PresentationAction<Feature.Action.Alert>) -> StoreOf<Feature> {
    let store = Store(initialState: Feature.State()) { Feature() }
    store.send(.deleteButtonTapped)
    store.send(.alert(action))
    return store
  }

  @Test("The alert is gone after a button, and the photo with it")
  func button() {
    let store = store(after: .presented(.confirmButtonTapped))
    #expect(
      store.alert == nil && store.photos == 2,
      """
      After "Delete" there should be no alert and 2 photos. `alert` is \
      \(store.alert == nil ? "nil" : "not nil"), and there are \(store.photos) photos. Look below the \
      closing brace of `Reduce`.
      """
    )
  }

  @Test("The alert is gone after a dismissal, and nothing else is")
  func dismissal() {
    let store = store(after: .dismiss)
    #expect(
      store.alert == nil && store.photos == 3,
      """
      After a dismissal there should be no alert and 3 photos. `alert` is \
      \(store.alert == nil ? "nil" : "not nil"), and there are \(store.photos) photos. Look below the \
      closing brace of `Reduce`.
      """
    )
  }
}
