import ComposableArchitecture

/// A printer of one's own is told each action with the state before and after it, in order.
enum ChangePrinters: Program {
  @Reducer struct Counter {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case increment, same, effect }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .same: return .none
        case .effect: return .send(.increment)
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let log = Log()
    let printer = _ReducerPrinter<Counter.State, Counter.Action> { action, old, new in
      log("\(action) \(old.count)>\(new.count)")
    }
    let store = Store(initialState: Counter.State()) { Counter()._printChanges(printer) }
    store.send(.increment)
    store.send(.same)
    await store.send(.effect).finish()
    await settle(200)
    try? await Task.sleep(for: .milliseconds(100))
    log.flush("actions and counts")
    let none = Store(initialState: Counter.State()) { Counter()._printChanges(nil) }
    none.send(.increment)
    print("count without a printer:", none.withState(\.count))
    let testStore = TestStore(initialState: Counter.State()) { Counter()._printChanges(printer) }
    await issues("a printer in a test") { await testStore.send(.increment) { $0.count = 1 } }
    try? await Task.sleep(for: .milliseconds(100))
    log.flush("actions and counts in a test")
  }
}
