import ComposableArchitecture

/// A store scoped step by step is another object than one scoped at once, and both share the state.
/// The task of a send waits for all that follows.
enum ScopesOfScopes: Program {
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case increment, slow, done }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .slow:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.done)
          }
        case .done:
          state.count += 10
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.increment)
          }
        }
      }
    }
  }
  @Reducer struct Middle {
    @ObservableState struct State: Equatable { var leaf = Leaf.State() }
    enum Action { case leaf(Leaf.Action) }
    var body: some ReducerOf<Self> { Scope(state: \.leaf, action: \.leaf) { Leaf() } }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable { var middle = Middle.State() }
    enum Action { case middle(Middle.Action) }
    var body: some ReducerOf<Self> { Scope(state: \.middle, action: \.middle) { Middle() } }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let clock = TestClock()
    let store = Store(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let leaf = store.scope(state: \.middle, action: \.middle).scope(state: \.leaf, action: \.leaf)
    let scopedAtOnce = store.scope(state: \.middle.leaf, action: \.middle.leaf)
    print(
      "the same object, both counts, equal states:",
      leaf === scopedAtOnce,
      leaf.count,
      scopedAtOnce.count,
      leaf.state == scopedAtOnce.state
    )
    let task = leaf.send(.slow)
    print("a task of a send is cancelled:", task.isCancelled)
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    print("count after a second:", store.middle.leaf.count)
    let finished = Task {
      await task.finish()
      return store.middle.leaf.count
    }
    await settle()
    await clock.advance(by: .seconds(1))
    print("count when the task has ended:", await finished.value)
    let cancelled = scopedAtOnce.send(.slow)
    await settle()
    cancelled.cancel()
    await clock.advance(by: .seconds(1))
    await settle()
    print("count after a cancellation, the task is cancelled:", leaf.count, cancelled.isCancelled)
    print(
      "count read in three ways:",
      store.withState(\.middle.leaf.count),
      leaf.withState { $0.count },
      store.state.middle.leaf.count
    )
    let empty = leaf.send(.increment)
    await empty.finish()
    print("the task of an action without effects is cancelled:", empty.isCancelled)
    let number = Store<Int, Never>(initialState: 4) { EmptyReducer() }
    print("a store of a number:", number.withState { $0 })
    print(
      "a store of nothing:",
      Store<Void, Never>(initialState: ()) { EmptyReducer() }.withState { "\($0)" }
    )
  }
}
