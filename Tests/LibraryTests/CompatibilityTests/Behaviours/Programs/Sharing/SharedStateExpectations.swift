import ComposableArchitecture

/// A TestStore asks for each change of a shared value, by actions and by effects.
enum SharedStateExpectations: Program {
  @Reducer struct Tally {
    @ObservableState struct State: Equatable {
      @Shared var count: Int
      var other = 0
    }
    enum Action: Equatable { case increment, effect, done, both }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.$count.withLock { $0 += 1 }
          return .none
        case .effect:
          return .run { [shared = state.$count] send in
            shared.withLock { $0 = 50 }
            await send(.done)
          }
        case .done:
          state.other += 1
          return .none
        case .both:
          state.$count.withLock { $0 += 1 }
          state.$count.withLock { $0 += 1 }
          state.other = state.count
          return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    func makeTestStore() -> TestStoreOf<Tally> {
      TestStore(initialState: Tally.State(count: Shared(value: 1))) { Tally() }
    }
    await issues("changes of actions, described") {
      let store = makeTestStore()
      await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
      await store.send(.both) {
        $0.$count.withLock { $0 = 4 }
        $0.other = 4
      }
    }
    await issues("a change of an action, not described") {
      let store = makeTestStore()
      await store.send(.increment)
    }
    await issues("a change of an action, described wrongly") {
      let store = makeTestStore()
      await store.send(.increment) { $0.$count.withLock { $0 = 7 } }
    }
    await issues("no change, described") {
      let store = makeTestStore()
      await store.send(.done) {
        $0.other = 1
        $0.$count.withLock { $0 = 1 }
      }
    }
    await issues("a change of an effect, described at the next action") {
      let store = makeTestStore()
      await store.send(.effect)
      await store.receive(.done) {
        $0.other = 1
        $0.$count.withLock { $0 = 50 }
      }
    }
    await issues("a change of an effect, asserted") {
      let store = makeTestStore()
      await store.send(.effect)
      await settle()
      store.assert { $0.$count.withLock { $0 = 50 } }
      await store.receive(.done) { $0.other = 1 }
    }
    await issues("a change of an effect, not described") {
      let store = makeTestStore()
      await store.send(.effect)
      await store.receive(.done) { $0.other = 1 }
    }
    await issues("a change outside of the store") {
      let store = makeTestStore()
      store.state.$count.withLock { $0 = 9 }
      await store.send(.done) { $0.other = 1 }
    }
    await issues("a test that is not exhaustive, with a wrong description") {
      let store = makeTestStore()
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(.increment) { $0.$count.withLock { $0 = 8 } }
    }
  }
}
