import ComposableArchitecture

/// A store that nobody holds is gone at once, and its effects are cancelled. A child's store works
/// on when its root is let go.
enum LifetimesOfStores: Program {
  @Reducer struct Sleeper {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case start, tick, finish }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
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
          state.count += 1
          log("tick")
          return .none
        case .finish: return .none
        }
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable { var sleeper = Sleeper.State() }
    enum Action { case sleeper(Sleeper.Action) }
    let log: Log
    var body: some ReducerOf<Self> {
      Scope(state: \.sleeper, action: \.sleeper) { Sleeper(log: log) }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let clock = TestClock()
    var store: StoreOf<Sleeper>? = Store(initialState: Sleeper.State()) {
      Sleeper(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    weak var weakStore: StoreOf<Sleeper>?
    weakStore = store
    store?.send(.start)
    await settle()
    store = nil
    await settle()
    print("the store is gone:", weakStore == nil)
    await clock.advance(by: .seconds(1))
    await settle()
    log.flush("effect of the store that is gone")
    print("the store is still gone:", weakStore == nil)
    var root: StoreOf<Root>? = Store(initialState: Root.State()) {
      Root(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    let child = root!.scope(state: \.sleeper, action: \.sleeper)
    weak var weakRoot: StoreOf<Root>?
    weakRoot = root
    root = nil
    await settle()
    print("the root's own object is gone:", weakRoot == nil)
    child.send(.start)
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    log.flush("effect of the child")
    print("count of the child:", child.count)
    let task = Task {
      await child.send(.start).finish()
      log("finished \(Task.isCancelled)")
    }
    await settle()
    task.cancel()
    await task.value
    await settle()
    log.flush("an effect whose task is cancelled")
  }
}
