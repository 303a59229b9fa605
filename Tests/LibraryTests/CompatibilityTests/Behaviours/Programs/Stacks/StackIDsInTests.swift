import ComposableArchitecture

/// Ids of pages count up from zero in a process of tests, for all stacks together, also those made
/// outside of the store.
enum StackIDsInTests: Program {
  @Reducer struct Page {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case increment }
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
  @Reducer struct Root {
    struct State: Equatable { var path = StackState<Page.State>() }
    enum Action { case path(StackActionOf<Page>), push, pushTwo }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .push: state.path.append(Page.State())
        case .pushTwo:
          state.path.append(Page.State())
          state.path.append(Page.State(count: 2))
        case .path: break
        }
        return .none
      }.forEach(\.path, action: \.path) { Page() }
    }
  }
  @MainActor static func run() async {
    await issues("three pages") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.push) { $0.path[id: 0] = Page.State() }
      await store.send(.pushTwo) {
        $0.path[id: 1] = Page.State()
        $0.path[id: 2] = Page.State(count: 2)
      }
      print("ids:", store.state.path.ids.map { "\($0)" })
    }
    await issues("two pages from before, then one") {
      let store = TestStore(
        initialState: Root.State(path: StackState([Page.State(), Page.State(count: 5)]))
      ) { Root() }
      print("ids from before:", store.state.path.ids.map { "\($0)" })
      await store.send(.push) { $0.path[id: 2] = Page.State() }
      print("ids:", store.state.path.ids.map { "\($0)" })
    }
    await issues("pages appended in the closures") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.push) { $0.path.append(Page.State()) }
      print("ids:", store.state.path.ids.map { "\($0)" })
      await store.send(.push) { $0.path.append(Page.State()) }
    }
    await issues("a stack made before") {
      let other = StackState<Int>([1, 2, 3])
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.push) { $0.path.append(Page.State()) }
      print(
        "ids of the stack made before, ids:",
        other.ids.map { "\($0)" },
        store.state.path.ids.map { "\($0)" }
      )
    }
    await issues("pages pushed with ids by actions") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.path(.push(id: 0, state: Page.State()))) { $0.path[id: 0] = Page.State() }
      await store.send(.path(.push(id: 5, state: Page.State()))) { $0.path[id: 5] = Page.State() }
      await store.send(.push) { $0.path.append(Page.State()) }
      print("ids:", store.state.path.ids.map { "\($0)" })
    }
    await issues("two stores") {
      let first = TestStore(initialState: Root.State()) { Root() }
      let second = TestStore(initialState: Root.State()) { Root() }
      await first.send(.push) { $0.path[id: 0] = Page.State() }
      await second.send(.push) { $0.path[id: 0] = Page.State() }
      print(
        "ids of both stores:",
        first.state.path.ids.map { "\($0)" },
        second.state.path.ids.map { "\($0)" }
      )
    }
    await issues("a page after a pop") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.push) { $0.path[id: 0] = Page.State() }
      await store.send(.path(.popFrom(id: 0))) { $0.path.removeAll() }
      await store.send(.push) { $0.path[id: 1] = Page.State() }
      print("ids:", store.state.path.ids.map { "\($0)" })
    }
  }
}
