import ComposableArchitecture

/// A TestStore sends the actions of an alert's and a dialog's buttons. The parent sees the action
/// while the alert is still there.
enum AlertsInTests: Program {
  @Reducer struct Confirmation {
    @ObservableState struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
      var log: [String] = []
    }
    enum Action: Equatable {
      case alert(PresentationAction<Alert>), dialog(PresentationAction<Dialog>), ask, askDialog
      @CasePathable enum Alert: Equatable { case confirm, again }
      @CasePathable enum Dialog: Equatable { case pick(Int) }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .ask:
          state.alert = .question
          return .none
        case .askDialog:
          state.dialog = ConfirmationDialogState {
            TextState("D")
          } actions: {
            ButtonState(action: .pick(1)) { TextState("1") }
          }
          return .none
        case .alert(.presented(.confirm)):
          state.log.append("confirmed, alert is nil \(state.alert == nil)")
          return .none
        case .alert(.presented(.again)):
          state.alert = .question
          return .none
        case .alert(.dismiss):
          state.log.append("dismissed, alert is nil \(state.alert == nil)")
          return .none
        case .dialog(.presented(.pick(let number))):
          state.log.append("picked \(number)")
          return .send(.ask)
        case .dialog(.dismiss): return .none
        }
      }
      .ifLet(\.$alert, action: \.alert).ifLet(\.$dialog, action: \.dialog)
    }
  }
  @MainActor static func run() async {
    func makeTestStore() -> TestStoreOf<Confirmation> {
      TestStore(initialState: Confirmation.State()) { Confirmation() }
    }
    await issues("the alert is still there when the parent sees its button's action") {
      let store = makeTestStore()
      await store.send(.ask) { $0.alert = .question }
      await store.send(\.alert.confirm) {
        $0.alert = nil
        $0.log = ["confirmed, alert is nil false"]
      }
    }
    await issues("a test expects the alert to be gone by then") {
      let store = makeTestStore()
      await store.send(.ask) { $0.alert = .question }
      await store.send(\.alert.confirm) {
        $0.alert = nil
        $0.log = ["confirmed, alert is nil true"]
      }
    }
    await issues("a button shows the same alert again") {
      let store = makeTestStore()
      await store.send(.ask) { $0.alert = .question }
      await store.send(\.alert.again)
      await store.send(\.alert.dismiss) {
        $0.alert = nil
        $0.log = ["dismissed, alert is nil false"]
      }
    }
    await issues("a dialog's button shows an alert") {
      let store = makeTestStore()
      await store.send(.askDialog) {
        $0.dialog = ConfirmationDialogState {
          TextState("D")
        } actions: {
          ButtonState(action: .pick(1)) { TextState("1") }
        }
      }
      await store.send(\.dialog.pick, 1) {
        $0.dialog = nil
        $0.log = ["picked 1"]
      }
      await store.receive(.ask) { $0.alert = .question }
    }
    await issues("a button acts without an alert") {
      let store = makeTestStore()
      await store.send(\.alert.confirm) { $0.log = ["confirmed, alert is nil true"] }
    }
    await issues("an alert, described wrongly") {
      let store = makeTestStore()
      await store.send(.ask) { $0.alert = AlertState { TextState("Other") } }
    }
  }
}
extension AlertState where Action == AlertsInTests.Confirmation.Action.Alert {
  static let question = AlertState {
    TextState("Sure?")
  } actions: {
    ButtonState(action: .confirm) { TextState("OK") }
    ButtonState(action: .again) { TextState("Again") }
  }
}
