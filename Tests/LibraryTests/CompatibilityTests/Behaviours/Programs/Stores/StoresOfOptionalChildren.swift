import ComposableArchitecture

/// The store of an optional child stays the same while there is a child, even one with another id.
/// It keeps the last state of a child that is gone.
enum StoresOfOptionalChildren: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 1
      var count = 0
    }
    enum Action: Equatable { case go, tick, increment }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .go:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }
        case .tick, .increment:
          state.count += 1
          return .none
        }
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var child: Child.State?
      var other = 0
    }
    enum Action: Equatable { case child(Child.Action), set(Child.State?), other }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .set(let child): state.child = child
        case .other: state.other += 1
        default: break
        }
        return .none
      }.ifLet(\.child, action: \.child) { Child() }
    }
  }
  @MainActor static func run() async {
    let clock = TestClock()
    let store = Store(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.continuousClock = clock
    }
    func tick() async {
      await clock.advance(by: .seconds(1))
      await settle()
    }
    func child() -> StoreOf<Child>? { store.scope(state: \.child, action: \.child) }
    print("no store without a child:", child() == nil)
    store.send(.set(Child.State()))
    let first = child()!
    print("the same store:", child()! === first)
    store.send(.other)
    print("the same store after another field changed:", child()! === first)
    first.send(.go)
    await settle()
    await tick()
    print("count after a tick:", first.count)
    store.send(.set(Child.State(id: 1, count: 50)))
    print("another value of the same id: the same store, count:", child()! === first, first.count)
    await tick()
    print("count after a tick:", first.count)
    store.send(.set(Child.State(id: 2, count: 70)))
    print("a child with another id: the same store, count:", child()! === first, first.count)
    await tick()
    print("count a second later, of both:", first.count, child()!.count)
    store.send(.set(nil))
    print("no store after nil, last count:", child() == nil, first.count)
    await tick()
    await issues("an action through the store of a child that is gone") { first.send(.increment) }
    print("last count:", first.count)
    store.send(.set(Child.State(id: 3)))
    print("the same store after nil:", child()! === first)
    first.send(.increment)
    print(
      "count of the new child after an action through the old store:",
      store.child?.count as Any
    )
    var evaluations = 0
    var childEvaluations = 0
    let token = observe {
      evaluations += 1
      _ = store.scope(state: \.child, action: \.child)
    }
    let childToken = observe {
      childEvaluations += 1
      if let child = store.scope(state: \.child, action: \.child) { _ = child.count }
    }
    await settle()
    store.send(.child(.increment))
    await settle()
    print("evaluations that ask for the store, that read the count:", evaluations, childEvaluations)
    store.send(.set(Child.State(id: 3, count: 8)))
    await settle()
    print("evaluations after another value:", evaluations, childEvaluations)
    store.send(.set(nil))
    await settle()
    print("evaluations after nil:", evaluations, childEvaluations)
    store.send(.other)
    await settle()
    print("evaluations after another field changed:", evaluations, childEvaluations)
    _ = (token, childToken)
  }
}
