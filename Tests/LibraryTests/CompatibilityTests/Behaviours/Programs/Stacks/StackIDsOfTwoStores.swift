import ComposableArchitecture

/// A test with two stores has one sequence of page ids for both.
enum StackIDsOfTwoStores: Program {
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
    enum Action { case path(StackActionOf<Page>), push }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .push = action { state.path.append(Page.State()) }
        return .none
      }.forEach(\.path, action: \.path) { Page() }
    }
  }
  @MainActor static func run() async {
    await issues("a page with the id 0 in each of two stores") {
      let first = TestStore(initialState: Root.State()) { Root() }
      let second = TestStore(initialState: Root.State()) { Root() }
      await first.send(.push) { $0.path[id: 0] = Page.State() }
      await second.send(.push) { $0.path[id: 0] = Page.State() }
    }
  }
}
