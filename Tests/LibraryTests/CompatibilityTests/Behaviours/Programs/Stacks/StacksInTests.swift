import ComposableArchitecture

/// A TestStore describes pages by ids that count up from zero, or by changes of the stack as a
/// whole.
enum StacksInTests: Program {
  @Reducer struct Page {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case increment, close, go, went }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .close: return .run { _ in await self.dismiss() }
        case .go: return .run { send in await send(.went) }
        case .went: return .none
        }
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable { var path = StackState<Page.State>() }
    enum Action { case path(StackActionOf<Page>), push }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .push = action { state.path.append(Page.State()) }
        return .none
      }.forEach(\.path, action: \.path) { Page() }
    }
  }
  @MainActor static func run() async {
    await issues("pushes, an action, a dismissal and a pop") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.push) { $0.path[id: 0] = Page.State() }
      await store.send(\.path[id: 0].increment) { $0.path[id: 0]?.count = 1 }
      await store.send(.push) { $0.path.append(Page.State()) }
      await store.send(\.path[id: 1].close)
      await store.receive(\.path.popFrom) { $0.path.removeLast() }
      await store.send(\.path.popFrom, 0) { $0.path = StackState() }
    }
    await issues("a push by action, and an effect") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.path(.push(id: 0, state: Page.State(count: 5)))) {
        $0.path[id: 0] = Page.State(count: 5)
      }
      await store.send(\.path[id: 0].go)
      await store.receive(\.path[id: 0].went)
    }
    await issues("a page described wrongly") {
      let store = TestStore(initialState: Root.State(path: StackState([Page.State()]))) { Root() }
      await store.send(\.path[id: 0].increment) { $0.path[id: 0]?.count = 2 }
    }
    await issues("a push that is not described") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.push)
    }
    await issues("an action for an id that is not there") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(\.path[id: 3].increment)
    }
    await issues("an action that is not received") {
      let store = TestStore(initialState: Root.State(path: StackState([Page.State()]))) { Root() }
      await store.send(\.path[id: 0].go)
    }
    await issues("a dismissal without exhaustivity") {
      let store = TestStore(
        initialState: Root.State(path: StackState([Page.State(), Page.State()]))
      ) { Root() }
      store.exhaustivity = .off
      await store.send(\.path[id: 1].close)
      await store.receive(\.path.popFrom)
      print("pages:", store.state.path.count)
    }
  }
}
