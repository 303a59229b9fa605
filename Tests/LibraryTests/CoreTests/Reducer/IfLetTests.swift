import ComposableArchitecture
import Testing

@MainActor
@Suite("ifLet on optional state")
struct IfLetTests {
  @Test("An optional alert is there while the parent runs, and gone afterwards")
  func alert() {
    let store = Store(initialState: Alerting.State(alert: .question)) { Alerting() }
    store.send(.alert(.answer))
    #expect(store.log == ["alert: true"])
    #expect(store.alert == nil)
  }

  @Test("An optional alert that the parent puts in place of another stays")
  func replacedAlert() {
    let store = Store(initialState: Alerting.State(alert: .question)) { Alerting() }
    store.send(.alert(.askAgain))
    #expect(store.log == ["alert: true"])
    #expect(store.alert != nil)
  }
}

@Reducer
struct Alerting {
  @ObservableState
  struct State {
    var alert: AlertState<Action.Alert>?
    var log: [String] = []
  }
  enum Action {
    case alert(Alert)

    enum Alert { case answer, askAgain }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.log.append("alert: \(state.alert != nil)")
      if case .alert(.askAgain) = action { state.alert = .question }
      return .none
    }
    .ifLet(\.alert, action: \.alert)
  }
}

extension AlertState where Action == Alerting.Action.Alert {
  static var question: Self {
    AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .answer) { TextState("Yes") }
    }
  }
}
