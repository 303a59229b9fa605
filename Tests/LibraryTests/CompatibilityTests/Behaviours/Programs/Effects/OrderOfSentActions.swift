import ComposableArchitecture

/// Merged, concatenated and nested effects of `.send` run before the store's `send` returns.
/// Effects of `.run` follow.
enum OrderOfSentActions: Program {
  @Reducer struct Steps {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable {
      case start, first, second, third, fourth, afterFirst1, afterFirst2, fromRun1, fromRun2
    }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("\(action)")
        state.count += 1
        switch action {
        case .start:
          return .merge(.send(.first), .send(.second), .concatenate(.send(.third), .send(.fourth)))
        case .first: return .concatenate(.send(.afterFirst1), .send(.afterFirst2))
        case .second:
          return .run { send in
            await send(.fromRun1)
            await send(.fromRun2)
          }
        default: return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let log = Log()
    let store = Store(initialState: Steps.State()) { Steps(log: log) }
    let task = store.send(.start)
    log("|sent|")
    await task.finish()
    log.flush("actions in order")
    print("actions reduced:", store.withState(\.count))
  }
}
