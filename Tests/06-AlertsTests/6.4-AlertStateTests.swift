import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.2 AlertState") struct AlertStateTests {
  private let alert = AlertData.saveChanges

  @Test("The alert asks whether to save")
  func title() {
    let title = String(state: alert.title)
    #expect(
      title == "Save Changes?",
      "The title should be \"Save Changes?\", and it is \"\(title)\"."
    )
  }

  @Test("It has two buttons: OK first, then Cancel")
  func labels() {
    let labels = alert.buttons.map { String(state: $0.label) }
    #expect(
      labels == ["OK", "Cancel"],
      "The buttons should be OK and Cancel, in this order, and they are \(labels)."
    )
  }

  @Test("Each button sends its own action")
  func actions() {
    let actions = alert.buttons.map(\.action.action)
    #expect(
      actions == [.alertSaveButtonTapped, .alertCancelButtonTapped],
      """
      OK should send `alertSaveButtonTapped` and Cancel `alertCancelButtonTapped`. They send \
      \(actions.map { $0.map { "\($0)" } ?? "nothing" }).
      """
    )
  }

  @Test("Cancel is the one that cancels, and OK has no role")
  func roles() {
    let roles = alert.buttons.map(\.role)
    #expect(
      roles == [nil, .cancel],
      """
      OK should have no role and Cancel the role `.cancel`, by which the system knows how to show \
      it. The roles are \(roles.map { $0.map { "\($0)" } ?? "none" }).
      """
    )
  }

  @Test("An alert can be taken apart, since it is data")
  func lines() {
    let question = AlertState<Int> {
      TextState("Delete it?")
    } actions: {
      ButtonState(role: .destructive, action: 1) { TextState("Delete") }
      ButtonState(action: 2) { TextState("Later") }
      ButtonState(role: .cancel, action: 3) { TextState("Keep") }
    }
    let lines = AlertData.lines(of: question)
    #expect(
      lines == ["Delete it?", "Delete (destructive)", "Later", "Keep (cancel)"],
      """
      The alert "Delete it?" with the buttons Delete (destructive), Later (no role) and Keep \
      (cancel) was taken apart as \(lines).
      """
    )
    let none = AlertData.lines(of: AlertState<Int> { TextState("Done.") })
    #expect(none == ["Done."], "An alert without buttons is its title alone, and not \(none).")
  }

  @Test("There is no alert until somebody goes back")
  func presenting() async {
    let store = TestStore(initialState: AlertData.GameFeature.State()) { AlertData.GameFeature() }
    #expect(store.state.alert == nil, "At first no alert should be shown.")
    await store.send(.backButtonTapped) { $0.alert = AlertData.saveChanges }
    #expect(
      store.state.alert.map { AlertData.lines(of: $0).first } == "Save Changes?",
      "After the back button was tapped, the question should be on the screen."
    )
  }
}
