import ComposableArchitecture

/// A TestStore of a stack: ids, key paths through pages, and wrong expectations.
enum KeyPathsOfPagesInTests: Program {
  @Reducer struct Page {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action { case inc, later(Int) }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .inc:
          s.n += 1
          return .send(.later(s.n * 2))
        case .later(let v):
          s.n = v
          return .none
        }
      }
    }
  }
  @Reducer enum Path {
    case page(Page)
    case other(Page)
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
    enum Action { case path(StackActionOf<Path>), push }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        if case .push = a { s.path.append(.page(Page.State())) }
        return .none
      }.forEach(\.path, action: \.path)
    }
  }
  @MainActor static func run() async {
    await withDependencies {
      $0.context = .test
    } operation: {
      await issues("stack") {
        let store = TestStore(initialState: Root.State()) { Root() }
        store.exhaustivity = .off
        await store.send(\.push)
        store.exhaustivity = .on
        let a = store.state.path.ids[0]
        await store.send(\.path[id: a].page.inc) { $0.path[id: a, case: \.page]?.n = 1 }
        await store.receive(\.path[id: a].page.later) { $0.path[id: a, case: \.page]?.n = 2 }
        await store.send(\.path[id: a].page.later, 7) { $0.path[id: a, case: \.page]?.n = 7 }
        let b = StackState<Int>([0, 1, 2]).ids[2]
        await store.send(.path(.push(id: b, state: .other(Page.State(n: 3))))) {
          $0.path[id: b] = .other(Page.State(n: 3))
        }
        await store.send(\.path[id: b].other.inc) { $0.path[id: b, case: \.other]?.n = 4 }
        await store.receive(\.path[id: b].page.later)
        await store.send(.path(.popFrom(id: a))) { $0.path.removeAll() }
        await store.send(.path(.popFrom(id: a)))
        await store.finish()
        print(store.state.path.count)
      }
    }
  }
}
extension KeyPathsOfPagesInTests.Path.State: Equatable {}
