import ComposableArchitecture

/// The parent sees a child's actions after the child, and a dismissal before the child is gone. An
/// alert goes by itself, unless its button's action shows another one.
enum PresentationActions: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case tap }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        state.count += 1
        log("child\(state.count)")
        return .none
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Presents var child: Child.State?
      @Presents var alert: AlertState<Answer>?
      var seen: [String] = []
    }
    enum Answer: Equatable { case yes }
    enum Action: Equatable {
      case child(PresentationAction<Child.Action>), alert(PresentationAction<Answer>), blink, ask
    }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .blink:
          state.child = nil
          state.child = Child.State(count: 40)
        case .ask: state.alert = AlertState { TextState("?") }
        case .child(.presented):
          state.seen.append("presented \(state.child?.count ?? -1)")
          if state.child?.count == 42 { state.child = nil }
        case .child(.dismiss): state.seen.append("dismiss \(state.child?.count ?? -1)")
        case .alert(.presented):
          state.seen.append("alert \(state.alert == nil)")
          state.alert = AlertState { TextState("again") }
        case .alert(.dismiss): state.seen.append("alertDismiss \(state.alert == nil)")
        }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Child(log: log) }
      .ifLet(\.$alert, action: \.alert)
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let store = Store(initialState: Root.State()) { Root(log: log) }
    await issues("a child that its parent removes gets one action more") {
      store.send(.blink)
      store.send(.child(.presented(.tap)))
      store.send(.child(.presented(.tap)))
      store.send(.child(.presented(.tap)))
    }
    log.flush("counts of the child")
    print("seen, and the child:", store.seen, store.child as Any)
    await issues("a child that is replaced is dismissed twice") {
      store.send(.blink)
      store.send(.child(.dismiss))
      store.send(.child(.dismiss))
    }
    print("seen, and the child:", store.seen, store.child as Any)
    await issues("an alert's button shows another alert") {
      store.send(.ask)
      store.send(.alert(.presented(.yes)))
    }
    print("seen, and the alert:", store.seen, store.alert.map { String(state: $0.title) } as Any)
    await issues("an alert is dismissed") { store.send(.alert(.dismiss)) }
    print("seen, and the alert is nil:", store.seen, store.alert == nil)
    await issues("an alert's button acts without an alert") { store.send(.alert(.presented(.yes))) }
    print("seen, and the alert is nil:", store.seen, store.alert == nil)
  }
}
