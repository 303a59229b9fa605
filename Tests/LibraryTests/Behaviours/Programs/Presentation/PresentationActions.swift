import ComposableArchitecture

/// PresentationState: nil and back in one action; what children and parents see of .dismiss; alerts
/// that go by themselves.
enum PresentationActions: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action: Equatable { case tap }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        s.n += 1
        log("child\(s.n)")
        return .none
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Presents var child: Child.State?
      @Presents var alert: AlertState<Yes>?
      var seen: [String] = []
    }
    enum Yes: Equatable { case yes }
    enum Action: Equatable {
      case child(PresentationAction<Child.Action>), alert(PresentationAction<Yes>), blink, ask
    }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .blink:
          s.child = nil
          s.child = Child.State(n: 40)
        case .ask: s.alert = AlertState { TextState("?") }
        case .child(.presented):
          s.seen.append("presented \(s.child?.n ?? -1)")
          if s.child?.n == 42 { s.child = nil }
        case .child(.dismiss): s.seen.append("dismiss \(s.child?.n ?? -1)")
        case .alert(.presented):
          s.seen.append("alert \(s.alert == nil)")
          s.alert = AlertState { TextState("again") }
        case .alert(.dismiss): s.seen.append("alertDismiss \(s.alert == nil)")
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
    await issues("a") {
      store.send(.blink)
      store.send(.child(.presented(.tap)))
      store.send(.child(.presented(.tap)))
      store.send(.child(.presented(.tap)))
    }
    log.flush()
    print(store.seen, store.child as Any)
    await issues("b") {
      store.send(.blink)
      store.send(.child(.dismiss))
      store.send(.child(.dismiss))
    }
    print(store.seen, store.child as Any)
    await issues("c") {
      store.send(.ask)
      store.send(.alert(.presented(.yes)))
    }
    print(store.seen, store.alert.map { String(state: $0.title) } as Any)
    await issues("d") { store.send(.alert(.dismiss)) }
    print(store.seen, store.alert == nil)
    await issues("e") { store.send(.alert(.presented(.yes))) }
    print(store.seen, store.alert == nil)
  }
}
