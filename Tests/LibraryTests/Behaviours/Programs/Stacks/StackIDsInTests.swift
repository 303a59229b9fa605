import ComposableArchitecture

/// Ids of stacks in tests: pages made outside of the store, inside of it, and in closures.
enum StackIDsInTests: Program {
  @Reducer struct Page {
    struct State: Equatable { var n = 0 }
    enum Action: Equatable { case inc }
    var body: some Reducer<State, Action> {
      Reduce { s, _ in
        s.n += 1
        return .none
      }
    }
  }
  @Reducer struct Root {
    struct State: Equatable { var path = StackState<Page.State>() }
    enum Action { case path(StackActionOf<Page>), push, two }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .push: s.path.append(Page.State())
        case .two:
          s.path.append(Page.State())
          s.path.append(Page.State(n: 2))
        case .path: break
        }
        return .none
      }.forEach(\.path, action: \.path) { Page() }
    }
  }
  @MainActor static func run() async {
    await issues("empty") {
      let t = TestStore(initialState: Root.State()) { Root() }
      await t.send(.push) { $0.path[id: 0] = Page.State() }
      await t.send(.two) {
        $0.path[id: 1] = Page.State()
        $0.path[id: 2] = Page.State(n: 2)
      }
      print(t.state.path.ids.map { "\($0)" })
    }
    await issues("two before") {
      let t = TestStore(
        initialState: Root.State(path: StackState([Page.State(), Page.State(n: 5)]))
      ) { Root() }
      print(t.state.path.ids.map { "\($0)" })
      await t.send(.push) { $0.path[id: 2] = Page.State() }
      print(t.state.path.ids.map { "\($0)" })
    }
    await issues("append in closure") {
      let t = TestStore(initialState: Root.State()) { Root() }
      await t.send(.push) { $0.path.append(Page.State()) }
      print(t.state.path.ids.map { "\($0)" })
      await t.send(.push) { $0.path.append(Page.State()) }
    }
    await issues("another before") {
      let other = StackState<Int>([1, 2, 3])
      let t = TestStore(initialState: Root.State()) { Root() }
      await t.send(.push) { $0.path.append(Page.State()) }
      print(other.ids.map { "\($0)" }, t.state.path.ids.map { "\($0)" })
    }
    await issues("push by action") {
      let t = TestStore(initialState: Root.State()) { Root() }
      await t.send(.path(.push(id: 0, state: Page.State()))) { $0.path[id: 0] = Page.State() }
      await t.send(.path(.push(id: 5, state: Page.State()))) { $0.path[id: 5] = Page.State() }
      await t.send(.push) { $0.path.append(Page.State()) }
      print(t.state.path.ids.map { "\($0)" })
    }
    await issues("two stores") {
      let a = TestStore(initialState: Root.State()) { Root() }
      let b = TestStore(initialState: Root.State()) { Root() }
      await a.send(.push) { $0.path[id: 0] = Page.State() }
      await b.send(.push) { $0.path[id: 0] = Page.State() }
      print(a.state.path.ids.map { "\($0)" }, b.state.path.ids.map { "\($0)" })
    }
    await issues("after pop") {
      let t = TestStore(initialState: Root.State()) { Root() }
      await t.send(.push) { $0.path[id: 0] = Page.State() }
      await t.send(.path(.popFrom(id: 0))) { $0.path.removeAll() }
      await t.send(.push) { $0.path[id: 1] = Page.State() }
      print(t.state.path.ids.map { "\($0)" })
    }
  }
}
