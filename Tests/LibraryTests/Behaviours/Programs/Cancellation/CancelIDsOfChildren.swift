import ComposableArchitecture

/// Equal ids of effects in siblings: plain scopes, presented children, rows, pages.
enum CancelIDsOfChildren: Program {
  @Reducer struct Child {
    struct State: Equatable, Identifiable {
      var id = 0
      var n = 0
    }
    enum Action: Equatable { case start, stop, tick }
    enum ID { case timer }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }.cancellable(id: ID.timer)
        case .stop: return .cancel(id: ID.timer)
        case .tick:
          state.n += 1
          return .none
        }
      }
    }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      var a = Child.State(), b = Child.State()
      @PresentationState var p: Child.State?
      @PresentationState var q: Child.State?
      var o: Child.State? = Child.State()
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
      var path = StackState<Child.State>([Child.State(), Child.State()])
    }
    enum Action {
      case a(Child.Action), b(Child.Action), p(PresentationAction<Child.Action>), q(
        PresentationAction<Child.Action>
      ), o(Child.Action), rows(IdentifiedActionOf<Child>), path(StackActionOf<Child>), stopAll
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.a, action: \.a) { Child() }
      Scope(state: \.b, action: \.b) { Child() }
      Reduce { _, action in
        if case .stopAll = action { return .cancel(id: Child.ID.timer) } else { return .none }
      }
      .ifLet(\.$p, action: \.p) { Child() }
      .ifLet(\.$q, action: \.q) { Child() }
      .ifLet(\.o, action: \.o) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    func all(_ clock: TestClock<Duration>, _ stop: Parent.Action, _ name: String) async {
      var s = Parent.State()
      s.p = Child.State()
      s.q = Child.State()
      let store = Store(initialState: s) {
        Parent()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let ids = store.withState { Array($0.path.ids) }
      for a: Parent.Action in [
        .a(.start), .b(.start), .p(.presented(.start)), .q(.presented(.start)), .o(.start),
        .rows(.element(id: 1, action: .start)), .rows(.element(id: 2, action: .start)),
        .path(.element(id: ids[0], action: .start)), .path(.element(id: ids[1], action: .start)),
      ] { store.send(a) }
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      store.send(stop)
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      store.withState {
        print(name, $0.a.n, $0.b.n, $0.p!.n, $0.q!.n, $0.o!.n, $0.rows.map(\.n), $0.path.map(\.n))
      }
    }
    await all(TestClock(), .a(.stop), "a")
    await all(TestClock(), .p(.presented(.stop)), "p")
    await all(TestClock(), .o(.stop), "o")
    await all(TestClock(), .rows(.element(id: 1, action: .stop)), "row1")
    await all(TestClock(), .stopAll, "all")

  }
}
