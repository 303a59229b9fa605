import ComposableArchitecture

/// A TestStore sends to and receives from pages by key paths with their ids. Actions for another
/// case and pops of missing pages are issues.
enum KeyPathsOfPagesInTests: Program {
  @Reducer struct Page {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case increment, later(Int) }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .send(.later(state.count * 2))
        case .later(let value):
          state.count = value
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
      Reduce { state, action in
        if case .push = action { state.path.append(.page(Page.State())) }
        return .none
      }.forEach(\.path, action: \.path)
    }
  }
  @MainActor static func run() async {
    await withDependencies {
      $0.context = .test
    } operation: {
      await issues("pages in a test") {
        let store = TestStore(initialState: Root.State()) { Root() }
        store.exhaustivity = .off
        await store.send(\.push)
        store.exhaustivity = .on
        let first = store.state.path.ids[0]
        await store.send(\.path[id: first].page.increment) {
          $0.path[id: first, case: \.page]?.count = 1
        }
        await store.receive(\.path[id: first].page.later) {
          $0.path[id: first, case: \.page]?.count = 2
        }
        await store.send(\.path[id: first].page.later, 7) {
          $0.path[id: first, case: \.page]?.count = 7
        }
        let second = StackState<Int>([0, 1, 2]).ids[2]
        await store.send(.path(.push(id: second, state: .other(Page.State(count: 3))))) {
          $0.path[id: second] = .other(Page.State(count: 3))
        }
        await store.send(\.path[id: second].other.increment) {
          $0.path[id: second, case: \.other]?.count = 4
        }
        await store.receive(\.path[id: second].page.later)
        await store.send(.path(.popFrom(id: first))) { $0.path.removeAll() }
        await store.send(.path(.popFrom(id: first)))
        await store.finish()
        print("pages left:", store.state.path.count)
      }
    }
  }
}
extension KeyPathsOfPagesInTests.Path.State: Equatable {}
