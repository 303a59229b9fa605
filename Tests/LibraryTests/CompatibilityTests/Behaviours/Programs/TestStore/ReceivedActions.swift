import ComposableArchitecture

/// A TestStore receives actions by key path, payload and predicate. A wrong one, a missing one and
/// one that is not received are issues.
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
    await issues("a wrong payload, by key path") {
      let store = makeTestStore()
      await store.send(.go(0))
      await store.receive(\.got.success, 8) { $0.count = 7 }
    }
    await issues("a wrong case, by key path") {
      let store = makeTestStore()
      await store.send(.go(0))
      await store.receive(\.got.failure) { $0.count = 7 }
    }
    await issues("a wrong description of the state") {
      let store = makeTestStore()
      await store.send(.go(0))
      await store.receive(\.got) { $0.count = 8 }
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
    await issues("a predicate that does not hold") {
      let store = makeTestStore()
      await store.send(.go(3))
      await store.receive { if case .pair(2, _) = $0 { true } else { false } }
    }
    await issues("no action comes") {
      let store = makeTestStore()
      await store.receive(\.got, timeout: .milliseconds(20))
    }
    await issues("actions sent by key path, with wrong descriptions") {
      let store = makeTestStore()
      await store.send(\.go, 0)
      await store.receive(\.got.success)
      await store.send(\.child.tap, 1) { $0.count = 3 }
    }
    await issues("an action is not received") {
      let store = makeTestStore()
      await store.send(.go(0))
      await store.finish()
    }
    await issues("an action is sent before another one is received") {
      let store = makeTestStore()
      await store.send(.go(0))
      await store.send(.go(1))
      await store.receive(\.got)
      await store.receive(\.got)
    }
  }
}
