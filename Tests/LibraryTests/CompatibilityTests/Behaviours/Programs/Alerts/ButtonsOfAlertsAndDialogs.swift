import ComposableArchitecture

/// A button's action takes its alert or dialog away. An action for an alert that is gone is an
/// issue.
enum ButtonsOfAlertsAndDialogs: Program {
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
      var log: [String] = []
    }
    enum Action: Equatable {
      case alert(PresentationAction<Alert>), dialog(PresentationAction<Dialog>), ask, choose, again
      enum Alert: Equatable, Sendable { case ok, delete(Int), retry }
      enum Dialog: Equatable, Sendable { case first, second }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .ask:
          state.alert = AlertState {
            TextState("Really?")
          } actions: {
            ButtonState(role: .destructive, action: .delete(3)) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("No") }
            ButtonState(action: .send(.ok)) { TextState("OK") }
          } message: {
            TextState("It is gone.")
          }
        case .choose:
          state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
            TextState("Which?")
          } actions: {
            ButtonState(action: .first) { TextState("A") }
            ButtonState(action: .second) { TextState("B") }
          }
        case .alert(.presented(.retry)):
          state.alert = AlertState { TextState("Again") }
          state.log.append("retry")
        case .alert(.presented(let action)): state.log.append("\(action) \(state.alert == nil)")
        case .alert(.dismiss): state.log.append("dismiss \(state.alert == nil)")
        case .dialog(let action): state.log.append("\(action) \(state.dialog == nil)")
        case .again: state.alert = nil
        }
        return .none
      }.ifLet(\.$alert, action: \.alert).ifLet(\.$dialog, action: \.dialog)
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Root.State()) { Root() }
    store.send(.ask)
    customDump(store.alert)
    store.send(.alert(.presented(.delete(3))))
    print("after a button: the alert is nil, log:", store.alert == nil, store.log)
    store.send(.ask)
    store.send(.alert(.dismiss))
    print("after a dismissal: the alert is nil, log:", store.alert == nil, store.log)
    store.send(.ask)
    store.send(.alert(.presented(.retry)))
    print(
      "a button shows another alert: title, log:",
      store.alert.map { String(state: $0.title) } as Any,
      store.log
    )
    store.send(.choose)
    customDump(store.dialog)
    store.send(.dialog(.presented(.second)))
    print("after a button: the dialog is nil, log:", store.dialog == nil, store.log)
    await issues("actions and dismissals without alert and dialog") {
      store.send(.again)
      store.send(.alert(.presented(.ok)))
      store.send(.alert(.dismiss))
      store.send(.dialog(.dismiss))
    }
    print("log:", store.log)
    await issues("a dialog in a test, with a wrong log") {
      let testStore = TestStore(initialState: Root.State()) { Root() }
      await testStore.send(.choose) {
        $0.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Which?")
        } actions: {
          ButtonState(action: .first) { TextState("A") }
          ButtonState(action: .second) { TextState("B") }
        }
      }
      await testStore.send(.dialog(.presented(.first))) {
        $0.dialog = nil
        $0.log = ["presented(first) false"]
      }
    }
    await issues("an alert in a test, described wrongly") {
      let testStore = TestStore(initialState: Root.State()) { Root() }
      await testStore.send(.ask) { $0.alert = AlertState { TextState("Really?") } }
    }
  }
}

// Differs: a dialog's title is dumped before its visibility.
// -   titleVisibility: .visible,
// +   titleVisibility: .visible,
