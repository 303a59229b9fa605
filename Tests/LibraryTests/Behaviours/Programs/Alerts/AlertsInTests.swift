import ComposableArchitecture

/// Alerts in features and their tests.
enum AlertsInTests: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
      var log: [String] = []
    }
    enum Action: Equatable {
      case alert(PresentationAction<Alert>), dialog(PresentationAction<Dialog>), ask, askDialog
      @CasePathable enum Alert: Equatable { case ok, again }
      @CasePathable enum Dialog: Equatable { case a(Int) }
    }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .ask:
          s.alert = .question
          return .none
        case .askDialog:
          s.dialog = ConfirmationDialogState {
            TextState("D")
          } actions: {
            ButtonState(action: .a(1)) { TextState("1") }
          }
          return .none
        case .alert(.presented(.ok)):
          s.log.append("ok \(s.alert == nil)")
          return .none
        case .alert(.presented(.again)):
          s.alert = .question
          return .none
        case .alert(.dismiss):
          s.log.append("dismiss \(s.alert == nil)")
          return .none
        case .dialog(.presented(.a(let i))):
          s.log.append("a\(i)")
          return .send(.ask)
        case .dialog(.dismiss): return .none
        }
      }
      .ifLet(\.$alert, action: \.alert).ifLet(\.$dialog, action: \.dialog)
    }
  }
  @MainActor static func run() async {
    func t() -> TestStoreOf<F> { TestStore(initialState: F.State()) { F() } }
    await issues("ok") {
      let s = t()
      await s.send(.ask) { $0.alert = .question }
      await s.send(\.alert.ok) {
        $0.alert = nil
        $0.log = ["ok false"]
      }
    }
    await issues("ok 2") {
      let s = t()
      await s.send(.ask) { $0.alert = .question }
      await s.send(\.alert.ok) {
        $0.alert = nil
        $0.log = ["ok true"]
      }
    }
    await issues("again") {
      let s = t()
      await s.send(.ask) { $0.alert = .question }
      await s.send(\.alert.again)
      await s.send(\.alert.dismiss) {
        $0.alert = nil
        $0.log = ["dismiss false"]
      }
    }
    await issues("dialog") {
      let s = t()
      await s.send(.askDialog) {
        $0.dialog = ConfirmationDialogState {
          TextState("D")
        } actions: {
          ButtonState(action: .a(1)) { TextState("1") }
        }
      }
      await s.send(\.dialog.a, 1) {
        $0.dialog = nil
        $0.log = ["a1"]
      }
      await s.receive(.ask) { $0.alert = .question }
    }
    await issues("no alert") {
      let s = t()
      await s.send(\.alert.ok) { $0.log = ["ok true"] }
    }
    await issues("wrong alert") {
      let s = t()
      await s.send(.ask) { $0.alert = AlertState { TextState("Other") } }
    }
  }
}
extension AlertState where Action == AlertsInTests.F.Action.Alert {
  static let question = AlertState {
    TextState("Sure?")
  } actions: {
    ButtonState(action: .ok) { TextState("OK") }
    ButtonState(action: .again) { TextState("Again") }
  }
}
