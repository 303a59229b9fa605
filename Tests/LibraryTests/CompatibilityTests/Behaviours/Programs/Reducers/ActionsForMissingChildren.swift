import ComposableArchitecture

/// An action for a child that is not there is an issue. The parent sees it nevertheless.
enum ActionsForMissingChildren: Program {
  @Reducer struct Child {
    struct State: Equatable, Identifiable {
      var id = 0
      var count = 0
    }
    enum Action: Equatable { case tap }
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      var seen = 0
      var optional: Child.State?
      @PresentationState var sheet: Child.State?
      var rows: IdentifiedArrayOf<Child.State> = []
      var path = StackState<Child.State>()
    }
    enum Action {
      case optional(Child.Action), sheet(PresentationAction<Child.Action>),
        rows(IdentifiedActionOf<Child>), path(StackActionOf<Child>)
    }
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.seen += 1
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    let other = StackState<Child.State>([Child.State()]).ids[0]
    await issues("an action for an optional child that is nil") { store.send(.optional(.tap)) }
    await issues("an action for a sheet that is nil") { store.send(.sheet(.presented(.tap))) }
    await issues("a dismissal of a sheet that is nil") { store.send(.sheet(.dismiss)) }
    await issues("an action for a row that is not there") {
      store.send(.rows(.element(id: 7, action: .tap)))
    }
    await issues("an action for a page that is not there") {
      store.send(.path(.element(id: other, action: .tap)))
    }
    await issues("a page is popped that is not there") { store.send(.path(.popFrom(id: other))) }
    await issues("a page is pushed") { store.send(.path(.push(id: other, state: Child.State()))) }
    await issues("a page is pushed with an id that is there") {
      store.send(.path(.push(id: other, state: Child.State(count: 5))))
    }
    print(
      "actions that the parent saw, counts of pages, number of ids:",
      store.withState { "\($0.seen) \($0.path.map(\.count)) \($0.path.ids.count)" }
    )
  }
}
