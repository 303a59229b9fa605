import ComposableArchitecture

/// Actions for children that are not there: which issues, where, and whether the parent still sees
/// the action.
enum ActionsForMissingChildren: Program {
  @Reducer struct Child {
    struct State: Equatable, Identifiable {
      var id = 0
      var n = 0
    }
    enum Action: Equatable { case tap }
    var body: some Reducer<State, Action> {
      Reduce { s, _ in
        s.n += 1
        return .none
      }
    }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      var seen = 0
      var o: Child.State?
      @PresentationState var p: Child.State?
      var rows: IdentifiedArrayOf<Child.State> = []
      var path = StackState<Child.State>()
    }
    enum Action {
      case o(Child.Action), p(PresentationAction<Child.Action>), rows(IdentifiedActionOf<Child>),
        path(StackActionOf<Child>)
    }
    var body: some Reducer<State, Action> {
      Reduce { s, _ in
        s.seen += 1
        return .none
      }
      .ifLet(\.o, action: \.o) { Child() }
      .ifLet(\.$p, action: \.p) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    let other = StackState<Child.State>([Child.State()]).ids[0]
    await issues("o") { store.send(.o(.tap)) }
    await issues("p") { store.send(.p(.presented(.tap))) }
    await issues("dismiss") { store.send(.p(.dismiss)) }
    await issues("row") { store.send(.rows(.element(id: 7, action: .tap))) }
    await issues("page") { store.send(.path(.element(id: other, action: .tap))) }
    await issues("pop") { store.send(.path(.popFrom(id: other))) }
    await issues("push") { store.send(.path(.push(id: other, state: Child.State()))) }
    await issues("push again") { store.send(.path(.push(id: other, state: Child.State(n: 5)))) }
    print(store.withState { "\($0.seen) \($0.path.map(\.n)) \($0.path.ids.count)" })
  }
}
