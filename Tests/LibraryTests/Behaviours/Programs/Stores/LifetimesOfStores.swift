import ComposableArchitecture

/// A store's life: effects of a store that is gone, children of a root that is gone, tasks of
/// views.
enum LifetimesOfStores: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action { case start, tick, finish }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .start:
          return .run { send in
            do {
              try await clock.sleep(for: .seconds(1))
              log("woke")
              await send(.tick)
              log("sent")
            } catch { log("cancelled") }
          }
        case .tick:
          s.n += 1
          log("tick")
          return .none
        case .finish: return .none
        }
      }
    }
  }
  @Reducer struct R {
    @ObservableState struct State: Equatable { var f = F.State() }
    enum Action { case f(F.Action) }
    let log: Log
    var body: some ReducerOf<Self> { Scope(state: \.f, action: \.f) { F(log: log) } }
  }
  @MainActor static func run() async {
    let log = Log()
    let clock = TestClock()
    var s: StoreOf<F>? = Store(initialState: F.State()) {
      F(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    weak var weakly: StoreOf<F>?
    weakly = s
    s?.send(.start)
    await settle()
    s = nil
    await settle()
    print(weakly == nil)
    await clock.advance(by: .seconds(1))
    await settle()
    log.flush("gone")
    print(weakly == nil)
    var r: StoreOf<R>? = Store(initialState: R.State()) {
      R(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    let child = r!.scope(state: \.f, action: \.f)
    weak var root: StoreOf<R>?
    root = r
    r = nil
    await settle()
    print(root == nil)
    child.send(.start)
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    log.flush("child")
    print(child.n)
    let t = Task {
      await child.send(.start).finish()
      log("finished \(Task.isCancelled)")
    }
    await settle()
    t.cancel()
    await t.value
    await settle()
    log.flush("task")
  }
}
