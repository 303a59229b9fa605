import ComposableArchitecture

/// Groups of merged effects in a row, mapped effects and a hundred sends.
enum GroupsOfEffects: Program {
  @Reducer struct Waits {
    struct State: Equatable { var got: [Int] = [] }
    enum Action { case run([[Int]]), mixed, got(Int), mapped, nested, cancel, none, big }
    @Dependency(\.continuousClock) var clock
    func wait(_ seconds: Int, _ number: Int) -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(seconds))
        await send(.got(number))
      }
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .run(let lists):
          return .concatenate(lists.map { list in .merge(list.map { wait($0, $0) }) })
        case .mixed:
          return .concatenate(
            .send(.got(1)),
            wait(1, 2),
            .send(.got(3)),
            .none,
            .merge(.send(.got(4)), wait(1, 5))
          )
        case .mapped: return Effect<Int>.run { await $0(8) }.map { .got($0 * 2) }
        case .nested:
          return .concatenate(
            wait(1, 1).cancellable(id: "x"),
            wait(1, 2),
            wait(1, 3).cancellable(id: "x")
          ).cancellable(id: "all")
        case .cancel: return .cancel(id: "x")
        case .none: return .merge(.none, .none, .concatenate(.none))
        case .big: return .merge((1...100).map { .send(.got($0)) })
        case .got(let number):
          state.got.append(number)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    func go(_ name: String, _ body: @MainActor (StoreOf<Waits>, TestClock<Duration>) async -> Void)
      async
    {
      let clock = TestClock()
      let store = Store(initialState: Waits.State()) {
        Waits()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await body(store, clock)
      print("\(name), in the end:", store.withState(\.got))
    }
    await go("groups in a row") { store, clock in
      store.send(.run([[3, 1, 2], [1], [2, 1]]))
      for _ in 0..<7 {
        await settle()
        await clock.advance(by: .seconds(1))
        await settle()
        print("groups in a row, each second:", store.withState(\.got))
      }
    }
    await go("sends and waits in a row") { store, clock in
      let task = store.send(.mixed)
      await settle()
      print("sends and waits in a row, at once:", store.withState(\.got))
      await clock.advance(by: .seconds(1))
      await settle()
      print("sends and waits in a row, a second later:", store.withState(\.got))
      await clock.run()
      await task.finish()
    }
    await go("a mapped effect") { store, _ in await store.send(.mapped).finish() }
    await go("a cancelled part of a row") { store, clock in
      store.send(.nested)
      await settle()
      await clock.advance(by: .milliseconds(500))
      store.send(.cancel)
      await settle()
      for _ in 0..<4 {
        await clock.advance(by: .seconds(1))
        await settle()
        print("a cancelled part of a row, each second:", store.withState(\.got))
      }
    }
    await go("no effect") { store, _ in
      let task = store.send(.none)
      await task.finish()
      print("no effect has a cancelled task:", task.isCancelled)
    }
    await go("a hundred sends") { store, _ in
      store.send(.big)
      await settle()
    }
  }
}
