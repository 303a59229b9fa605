import ComposableArchitecture

/// An action for a missing child, an error of an effect and a change that nobody described are one
/// issue each, wherever they come from.
enum IssuesOfFeatures: Program {
  @Reducer struct Child {
    struct State: Equatable {}
    enum Action: Equatable { case tap }
    var body: some Reducer<State, Action> { EmptyReducer() }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      var count = 0
      @PresentationState var child: Child.State?
    }
    enum Action: Equatable { case increment, child(PresentationAction<Child.Action>), later, fail }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .later: return .send(.child(.presented(.tap)))
        case .fail:
          return .run { _ in
            struct Failure: Error {}
            throw Failure()
          }
        case .child: return .none
        }
      }
      .ifLet(\.$child, action: \.child) { Child() }
    }
  }
  @MainActor static func helper(_ store: TestStoreOf<Parent>, line: UInt = #line) async {
    await store.send(.increment, line: line)
  }
  @MainActor static func run() async {
    await issues("an action for a missing child, sent") {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.child(.presented(.tap)))
    }
    await issues("an action for a missing child, received") {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.later)
      await store.receive(.child(.presented(.tap)))
    }
    await issues("an error thrown by an effect") {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.fail)
      await store.finish()
    }
    await issues("a missing description in a helper") {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await helper(store)
    }
    await issues("an action for a missing child, not received") {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.later)
      await settle()
    }
    await issues("an action for a missing child of a store") {
      let store = Store(initialState: Parent.State()) { Parent() }
      store.send(.child(.presented(.tap)))
    }
  }
}
