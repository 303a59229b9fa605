import ComposableArchitecture

/// A TestStore of shared state: changes by actions and by effects, asserted, forgotten, wrong.
enum SharedStateExpectations: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      @Shared var count: Int
      var other = 0
    }
    enum Action: Equatable { case inc, effect, done, both }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .inc:
          s.$count.withLock { $0 += 1 }
          return .none
        case .effect:
          return .run { [c = s.$count] send in
            c.withLock { $0 = 50 }
            await send(.done)
          }
        case .done:
          s.other += 1
          return .none
        case .both:
          s.$count.withLock { $0 += 1 }
          s.$count.withLock { $0 += 1 }
          s.other = s.count
          return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    func store() -> TestStoreOf<F> {
      TestStore(initialState: F.State(count: Shared(value: 1))) { F() }
    }
    await issues("right") {
      let t = store()
      await t.send(.inc) { $0.$count.withLock { $0 = 2 } }
      await t.send(.both) {
        $0.$count.withLock { $0 = 4 }
        $0.other = 4
      }
    }
    await issues("forgotten") {
      let t = store()
      await t.send(.inc)
    }
    await issues("wrong") {
      let t = store()
      await t.send(.inc) { $0.$count.withLock { $0 = 7 } }
    }
    await issues("unchanged") {
      let t = store()
      await t.send(.done) {
        $0.other = 1
        $0.$count.withLock { $0 = 1 }
      }
    }
    await issues("effect") {
      let t = store()
      await t.send(.effect)
      await t.receive(.done) {
        $0.other = 1
        $0.$count.withLock { $0 = 50 }
      }
    }
    await issues("effect assert") {
      let t = store()
      await t.send(.effect)
      await settle()
      t.assert { $0.$count.withLock { $0 = 50 } }
      await t.receive(.done) { $0.other = 1 }
    }
    await issues("effect forgotten") {
      let t = store()
      await t.send(.effect)
      await t.receive(.done) { $0.other = 1 }
    }
    await issues("outside") {
      let t = store()
      t.state.$count.withLock { $0 = 9 }
      await t.send(.done) { $0.other = 1 }
    }
    await issues("off") {
      let t = store()
      t.exhaustivity = .off
      await t.send(.inc)
      await t.send(.inc) { $0.$count.withLock { $0 = 8 } }
    }
  }
}
