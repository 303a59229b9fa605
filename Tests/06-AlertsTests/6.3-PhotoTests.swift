import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.3 An alert that nobody can close", .timeLimit(.minutes(20))) struct PhotoTests {
  private typealias Feature = Photo.Feature

  @Test(
    "Delete deletes the photo, and Keep does not",
    arguments: [("Delete", true), ("Keep", false)]
  )
  func answer(label: String, isDeleted: Bool) {
    let store = Store(initialState: Feature.State()) { Feature() }
    store.send(.trashButtonTapped)
    let alert = ShownAlert(of: store, state: \.$alert, action: \.alert)
    guard let alert, alert.labels.contains(label) else {
      Issue.record(
        """
        After `trashButtonTapped` there should be a button \(label), and there is \
        \(description(alert)). Look at the alert.
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

  @Test("The tap on the trash only asks")
  func asks() {
    let store = Store(initialState: Feature.State()) { Feature() }
    store.send(.trashButtonTapped)
    #expect(
      store.alert != nil && !store.isDeleted,
      """
      After `trashButtonTapped` there should be a question, and `isDeleted` should be false. There \
      is \(store.alert == nil ? "none" : "one"), and `isDeleted` is \(store.isDeleted). Look at \
      that case.
      """
    )
  }
}
