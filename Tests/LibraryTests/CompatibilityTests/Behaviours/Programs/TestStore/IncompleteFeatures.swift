import ComposableArchitecture

/// A binding without BindingReducer and an alert without ifLet change nothing. Actions that a test
/// does not receive, or receives in the wrong order, are issues.
enum IncompleteFeatures: Program {
  @Reducer struct Counter {
    @ObservableState struct State: Equatable {
      var count = 0
      @Presents var alert: AlertState<Never>?
    }
    enum Action: BindableAction {
      case increment, later, got(Int), binding(BindingAction<State>),
        alert(PresentationAction<Never>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .later:
          return .run { send in
            await send(.got(1))
            await send(.got(2))
          }
        case .got(let number):
          state.count = number
          return .none
        case .binding, .alert: return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    await issues("a binding without BindingReducer") {
      let store = Store(initialState: Counter.State()) { Counter() }
      store.send(.binding(.set(\.count, 4)))
      print("count:", store.count)
    }
    await issues("a binding without BindingReducer in a test") {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.binding(.set(\.count, 4))) { $0.count = 4 }
    }
    await issues("an alert without ifLet") {
      let store = Store(initialState: Counter.State(alert: AlertState { TextState("x") })) {
        Counter()
      }
      store.send(.alert(.dismiss))
      print("the alert is nil:", store.alert == nil)
    }
    await issues("one of two actions is received") {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.later)
      await settle()
      await store.receive(\.got) { $0.count = 1 }
    }
    await issues("two actions are received in the wrong order") {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.later)
      await store.receive(\.got, 2) { $0.count = 2 }
      await store.receive(\.got, 1) { $0.count = 1 }
    }
    await issues("an action is sent between two that are received") {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.later)
      await store.receive(\.got, 1) { $0.count = 1 }
      await store.send(.increment) { $0.count = 2 }
      await store.receive(\.got, 2) { $0.count = 2 }
    }
    await issues("actions are skipped at the end") {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      let task = await store.send(.later)
      await task.finish()
      await store.skipReceivedActions()
      await store.finish()
    }
  }
}

// Differs in a test: expected issues go to `expectIssue` in tests too.
// -   error
// +   expected
