import ComposableArchitecture

/// A shared value that a child changes is changed in its parent and its siblings. The parent's
/// onChange sees only what changes inside of the reducer that it follows.
enum SharedBetweenParentAndChildren: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable {
      @Shared var total: Int
      @SharedReader(.inMemory("flag")) var flag = false
    }
    enum Action { case add(Int), later }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let amount):
          state.$total.withLock { $0 += amount }
          return .none
        case .later:
          return .run { [shared = state.$total] _ in
            for amount in 1...3 {
              await Task.yield()
              shared.withLock { $0 += amount }
            }
          }
        }
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Shared(.inMemory("total")) var total = 0
      @Shared(.inMemory("flag")) var flag = false
      var child: Child.State
      @Presents var sheet: Child.State?
      var log: [String] = []
      init() {
        let shared = Shared(wrappedValue: 0, .inMemory("total"))
        _total = shared
        child = Child.State(total: shared)
      }
    }
    enum Action {
      case child(Child.Action), sheet(PresentationAction<Child.Action>), open, flip, reset
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .open: state.sheet = Child.State(total: state.$total)
        case .flip: state.$flag.withLock { $0.toggle() }
        case .reset: state.$total.withLock { $0 = 0 }
        default: break
        }
        return .none
      }.ifLet(\.$sheet, action: \.sheet) { Child() }.onChange(of: \.total) { old, state in
        state.log.append("\(old)>\(state.total)")
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Root.State()) { Root() }
    var seen: [Int] = []
    let token = observe { seen.append(store.total) }
    var seenChild: [Int] = []
    let child = store.scope(state: \.child, action: \.child)
    let childToken = observe { seenChild.append(child.total) }
    var flags: [Bool] = []
    let flagToken = observe { flags.append(child.flag) }
    await settle()
    store.send(.child(.add(5)))
    await settle()
    store.send(.open)
    store.send(.sheet(.presented(.add(2))))
    await settle()
    await store.send(.child(.later)).finish()
    await settle()
    store.send(.flip)
    await settle()
    store.send(.reset)
    await settle()
    print(
      "total, log, totals seen by the parent and the child, flags seen, total of the sheet:",
      store.total,
      store.log,
      seen,
      seenChild,
      flags,
      store.sheet?.total as Any
    )
    @Shared(.inMemory("total")) var outside = 100
    $outside.withLock { $0 = 9 }
    await settle()
    print(
      "after a change outside: total, last seen, lines of the log:",
      store.total,
      seen.last as Any,
      store.log.count
    )
    store.send(.flip)
    print("log after the next action:", store.log)
    await issues("changes in a test that begins with the value of before") {
      let testStore = TestStore(initialState: Root.State()) { Root() }
      await testStore.send(.child(.add(4))) {
        $0.$total.withLock { $0 = 4 }
        $0.log = ["0>4"]
      }
      await testStore.send(.open) { $0.sheet = Child.State(total: $0.$total) }
      await testStore.send(\.sheet.add, 1) {
        $0.$total.withLock { $0 = 5 }
        $0.log.append("4>5")
      }
      await testStore.send(\.sheet.dismiss) { $0.sheet = nil }
    }
    await issues("a change that is not described") {
      let testStore = TestStore(initialState: Root.State()) { Root() }
      await testStore.send(.child(.add(4))) { $0.log = ["0>4"] }
    }
    _ = (token, childToken, flagToken)
  }
}
