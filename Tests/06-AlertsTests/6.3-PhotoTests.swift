import ComposableArchitecture
import Testing

import func SuiteHelpers.expectCause

@testable import Alerts

@MainActor
@Suite("6.3 An alert that nobody can close", .timeLimit(.minutes(20))) struct PhotoTests {
  private typealias Feature = Photo.Feature

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(
      Photo.cause,
      .dismissalIsMissing,
      of: "type 'Action.Alert' has no member 'presented'"
    )
  }

  @Test(
    "Delete deletes the photo, and Keep does not",
    arguments: [("Delete", true), ("Keep", false)]
  )
  func answer(label: String, isDeleted: Bool) {
    let store = Store(initialState: Feature.State()) { Feature() }
    store.send(.trashButtonTapped)
    let alert = ShownAlert(of: store, state: \.$alert, action: \.alert)
    guard let alert, alert.labels.contains(label), !store.isDeleted else {
      Issue.record(
        """
        After `trashButtonTapped` there should be a button \(label), and there is \
        \(description(alert)). `isDeleted` should be false, and is \(store.isDeleted). Look at that case.
        """
      )
      return
    }
    alert.tap(label)
    #expect(
      store.isDeleted == isDeleted && store.alert == nil,
      """
      After a tap on \(label), `isDeleted` should be \(isDeleted) and the alert closed. \
      `isDeleted` is \(store.isDeleted), and the alert is \
      \(store.alert == nil ? "closed" : "open"). Look at the action of that button.
      """
    )
  }
}
