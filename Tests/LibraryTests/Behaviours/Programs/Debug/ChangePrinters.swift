import ComposableArchitecture

/// Own printers of changes: what they are told, and in which order.
enum ChangePrinters: Program {
  @Reducer struct F {
    struct State: Equatable { var n = 0 }
    enum Action: Equatable { case inc, same, effect }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .inc:
          s.n += 1
          return .none
        case .same: return .none
        case .effect: return .send(.inc)
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let log = Log()
    let printer = _ReducerPrinter<F.State, F.Action> { action, old, new in
      log("\(action) \(old.n)>\(new.n)")
    }
    let s = Store(initialState: F.State()) { F()._printChanges(printer) }
    s.send(.inc)
    s.send(.same)
    await s.send(.effect).finish()
    await settle(200)
    try? await Task.sleep(for: .milliseconds(100))
    log.flush("custom")
    let none = Store(initialState: F.State()) { F()._printChanges(nil) }
    none.send(.inc)
    print(none.withState(\.n))
    let t = TestStore(initialState: F.State()) { F()._printChanges(printer) }
    await issues("test") { await t.send(.inc) { $0.n = 1 } }
    try? await Task.sleep(for: .milliseconds(100))
    log.flush("test")
  }
}
