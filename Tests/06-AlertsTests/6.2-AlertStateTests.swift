import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.2 AlertState") struct AlertStateTests {
  typealias Feature = AlertData.GameFeature

  private let alert = AlertData.saveChanges(removedResults: 7)

  @Test("The alert has its title")
  func title() {
    let title = String(state: alert.title)
    #expect(
      title == "Save Changes?",
      """
      The title should be "Save Changes?", and it is "\(title)". Look at the first closure of \
      `AlertState` in `saveChanges`.
      """
    )
  }

  @Test("The message has the number of results that were removed", arguments: [0, 7, 31])
  func message(removed: Int) {
    let alert = AlertData.saveChanges(removedResults: removed)
    let message = alert.message.map { String(state: $0) }
    #expect(
      message == "Removed results: \(removed)",
      """
      With \(removed) results removed the message should be "Removed results: \(removed)", and it is \
      \(message.map { "\"\($0)\"" } ?? "missing"). Look at the third closure of `AlertState`, `message:`.
      """
    )
  }

  @Test("It has two buttons: OK first, then Cancel")
  func labels() {
    let labels = alert.buttons.map { String(state: $0.label) }
    #expect(
      labels == ["OK", "Cancel"],
      """
      The buttons should be OK and Cancel, in this order, and they are \(labels). Look at the \
      closure `actions:`.
      """
    )
  }

  @Test("Each button has its own action, and the right role")
  func actions() {
    let found = alert.buttons.map { button in
      button.action.action.map { "\($0)" } ?? "no action"
    }
    #expect(
      found == ["saveButtonTapped", "cancelButtonTapped"],
      """
      OK should send `saveButtonTapped` and Cancel `cancelButtonTapped`. The buttons send \
      \(found.isEmpty ? "nothing: there are none" : found.joined(separator: " and ")). Look at the \
      argument `action:` of each `ButtonState`.
      """
    )
    let roles = alert.buttons.map { button in button.role.map { ".\($0)" } ?? "none" }
    #expect(
      roles == ["none", ".cancel"],
      """
      The system shows a button by its role. OK should have none, and Cancel `.cancel`. The roles are \
      \(roles). Look at the argument `role:` of `ButtonState`.
      """
    )
  }

  /// A store that has removed results, and what it shows after a tap on Back.
  private func makeStore(removed: Int) -> (StoreOf<Feature>, ShownAlert?) {
    let store = Store(initialState: Feature.State(removedResults: removed)) { Feature() }
    store.send(.backButtonTapped)
    return (store, ShownAlert(of: store, state: \.$alert, action: \.alert))
  }

  @Test("Going back asks the question, with the number of this state", arguments: [4, 0])
  func presenting(removed: Int) {
    let (store, alert) = makeStore(removed: removed)
    #expect(
      store.alert == AlertData.saveChanges(removedResults: removed),
      """
      After `backButtonTapped` the state's `alert` should be `saveChanges`, with \(removed) removed results. It \
      is \(description(alert)), and the message is "\(alert?.message ?? "")". Look at the case \
      `backButtonTapped`.
      """
    )
    #expect(
      !store.isSaved,
      "Asking should save nothing, and `isSaved` is true. Look at the case `backButtonTapped`."
    )
  }

  @Test("The answer decides what is saved", arguments: [("OK", true), ("Cancel", false)])
  func answer(label: String, isSaved: Bool) throws {
    let (store, alert) = makeStore(removed: 2)
    try #require(
      alert?.labels.contains(label) == true,
      "There should be a button \(label) to tap, and there is \(description(alert))."
    )
    alert?.tap(label)
    #expect(
      store.isSaved == isSaved,
      """
      After a tap on \(label), `isSaved` should be \(isSaved), and it is \(store.isSaved). Look at the \
      cases that begin with `.alert`.
      """
    )
  }
}
