import ComposableArchitecture

/// The task of a send ends when all effects that follow from it have ended. A send inside of an
/// effect does not wait for them.
enum StoreTasks: Program {
  @Reducer struct Ticks {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case start, tick(Int), nested(Int) }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("\(action)")
        switch action {
        case .start:
          return .run { send in
            for second in 0..<3 {
              await send(.tick(second))
              log("sent\(second)")
            }
          }
        case .tick(let second):
          state.count += 1
          return .run { send in
            try await clock.sleep(for: .seconds(second))
            await send(.nested(second))
          }
        case .nested: return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let clock = TestClock()
    let store = Store(initialState: Ticks.State()) {
      Ticks(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    let done = LockIsolated(false)
    let task = store.send(.start)
    Task {
      await task.finish()
      done.setValue(true)
    }
    await settle()
    log.flush("at once")
    print("the task has ended:", done.value)
    await clock.advance(by: .seconds(1))
    await settle()
    log.flush("after one second")
    print("the task has ended:", done.value)
    await clock.advance(by: .seconds(1))
    await settle()
    log.flush("after two seconds")
    print("the task has ended, it is cancelled:", done.value, task.isCancelled)
  }
}
