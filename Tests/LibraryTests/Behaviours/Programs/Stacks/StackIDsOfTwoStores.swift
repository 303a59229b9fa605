import ComposableArchitecture

/// Ids of pages when a test has two stores.
enum StackIDsOfTwoStores: Program {
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
    enum Action { case path(StackActionOf<Page>), push }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        if case .push = a { s.path.append(Page.State()) }
        return .none
      }.forEach(\.path, action: \.path) { Page() }
    }
  }
  @MainActor static func run() async {
    await issues("two stores") {
      let a = TestStore(initialState: Root.State()) { Root() }
      let b = TestStore(initialState: Root.State()) { Root() }
      await a.send(.push) { $0.path[id: 0] = Page.State() }
      await b.send(.push) { $0.path[id: 0] = Page.State() }
    }
  }
}
