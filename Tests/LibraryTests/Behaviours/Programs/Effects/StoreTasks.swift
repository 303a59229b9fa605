import ComposableArchitecture

/// A task of a send ends when all that follows from it has ended; awaiting a send inside an effect.
enum StoreTasks: Program {
  @Reducer struct F {
    struct State: Equatable { var n = 0 }
    enum Action: Equatable { case start, tick(Int), nested(Int) }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("\(action)")
        switch action {
        case .start:
          return .run { send in
            for i in 0..<3 {
              await send(.tick(i))
              log("sent\(i)")
            }
          }
        case .tick(let i):
          state.n += 1
          return .run { send in
            try await clock.sleep(for: .seconds(i))
            await send(.nested(i))
          }
        case .nested: return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let clock = TestClock()
    let store = Store(initialState: F.State()) {
      F(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    let done = LockIsolated(false)
    let t = store.send(.start)
    Task {
      await t.finish()
      done.setValue(true)
    }
    await settle()
    log.flush("start")
    print(done.value)
    await clock.advance(by: .seconds(1))
    await settle()
    log.flush("1")
    print(done.value)
    await clock.advance(by: .seconds(1))
    await settle()
    log.flush("2")
    print(done.value, t.isCancelled)
  }
}
