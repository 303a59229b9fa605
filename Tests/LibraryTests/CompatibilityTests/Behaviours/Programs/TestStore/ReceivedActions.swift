import ComposableArchitecture

/// A TestStore receives actions by key path, payload and predicate. A wrong payload is an issue.
enum ReceivedActions: Program {
  struct Failure: Error, Equatable {}
  @Reducer struct Requests {
    struct State: Equatable { var count = 0 }
    @CasePathable enum Action {
      case go(Int), got(Result<Int, Failure>), pair(Int, String), child(Child)
      @CasePathable enum Child { case tap(Int) }
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .go(0): return .send(.got(.success(7)))
        case .go(1): return .send(.got(.failure(Failure())))
        case .go(2): return .send(.child(.tap(5)))
        case .go: return .send(.pair(1, "x"))
        case .got(.success(let value)):
          state.count = value
          return .none
        case .got, .pair, .child: return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    func makeTestStore() -> TestStoreOf<Requests> {
      TestStore(initialState: Requests.State()) { Requests() }
    }
    await issues("a case, by key path") {
      let store = makeTestStore()
      await store.send(.go(0))
      await store.receive(\.got.success) { $0.count = 7 }
    }
    await issues("a payload, by key path") {
      let store = makeTestStore()
      await store.send(.go(0))
      await store.receive(\.got.success, 7) { $0.count = 7 }
    }
    await issues("a failure's payload, by key path") {
      let store = makeTestStore()
      await store.send(.go(1))
      await store.receive(\.got.failure, Failure())
    }
    await issues("a nested payload, by key path") {
      let store = makeTestStore()
      await store.send(.go(2))
      await store.receive(\.child.tap, 5)
    }
    await issues("a wrong nested payload, by key path") {
      let store = makeTestStore()
      await store.send(.go(2))
      await store.receive(\.child.tap, 6)
    }
    await issues("a predicate that holds") {
      let store = makeTestStore()
      await store.send(.go(3))
      await store.receive { if case .pair(1, _) = $0 { true } else { false } }
    }
    await issues("actions sent by key path, with wrong descriptions") {
      let store = makeTestStore()
      await store.send(\.go, 0)
      await store.receive(\.got.success)
      await store.send(\.child.tap, 1) { $0.count = 3 }
    }
  }
}
