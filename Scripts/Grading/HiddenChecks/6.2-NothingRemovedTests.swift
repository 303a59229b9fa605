import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.2 Nothing was removed") struct NothingRemovedTests {
  @Test("Going back asks when nothing was removed, and asks again after a no")
  func asksAgain() {
    let store = Store(initialState: AlertData.GameFeature.State()) { AlertData.GameFeature() }
    store.send(.backButtonTapped)
    let isAsked = store.alert == AlertData.saveChanges(removedResults: 0)
    store.send(.alert(.presented(.cancelButtonTapped)))
    store.send(.backButtonTapped)
    let isAskedAgain = store.alert == AlertData.saveChanges(removedResults: 0)
    #expect(
      isAsked && isAskedAgain && !store.isSaved,
      """
      With no result removed, Back was tapped, then Cancel, and then Back again. It asked at first: \
      \(isAsked). It asked again: \(isAskedAgain).
      """
    )
  }
}
