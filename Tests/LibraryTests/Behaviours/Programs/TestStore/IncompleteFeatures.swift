import ComposableArchitecture

/// Messages of failures: how many, of what severity, at which line, for the commonest slips.
enum IncompleteFeatures: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      var n = 0
      @Presents var alert: AlertState<Never>?
    }
    enum Action: BindableAction {
      case inc, later, got(Int), binding(BindingAction<State>), alert(PresentationAction<Never>)
    }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .inc:
          s.n += 1
          return .none
        case .later:
          return .run { send in
            await send(.got(1))
            await send(.got(2))
          }
        case .got(let i):
          s.n = i
          return .none
        case .binding, .alert: return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    await issues("no BindingReducer") {
      let s = Store(initialState: F.State()) { F() }
      s.send(.binding(.set(\.n, 4)))
      print(s.n)
    }
    await issues("no BindingReducer test") {
      let s = TestStore(initialState: F.State()) { F() }
      await s.send(.binding(.set(\.n, 4))) { $0.n = 4 }
    }
    await issues("no ifLet") {
      let s = Store(initialState: F.State(alert: AlertState { TextState("x") })) { F() }
      s.send(.alert(.dismiss))
      print(s.alert == nil)
    }
    await issues("two unreceived") {
      let s = TestStore(initialState: F.State()) { F() }
      await s.send(.later)
      await settle()
      await s.receive(\.got) { $0.n = 1 }
    }
    await issues("out of order") {
      let s = TestStore(initialState: F.State()) { F() }
      await s.send(.later)
      await s.receive(\.got, 2) { $0.n = 2 }
      await s.receive(\.got, 1) { $0.n = 1 }
    }
    await issues("send after") {
      let s = TestStore(initialState: F.State()) { F() }
      await s.send(.later)
      await s.receive(\.got, 1) { $0.n = 1 }
      await s.send(.inc) { $0.n = 2 }
      await s.receive(\.got, 2) { $0.n = 2 }
    }
    await issues("not finished") {
      let s = TestStore(initialState: F.State()) { F() }
      let t = await s.send(.later)
      await t.finish()
      await s.skipReceivedActions()
      await s.finish()
    }
  }
}

// Differs in a test: expected issues go to `expectIssue` in tests too.
// -   error
// +   expected
