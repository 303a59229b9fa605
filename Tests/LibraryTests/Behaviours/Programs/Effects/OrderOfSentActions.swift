import ComposableArchitecture

/// Order of effects that are values, merged, concatenated and nested.
enum OrderOfSentActions: Program {
  @Reducer struct F {
    struct State: Equatable { var n = 0 }
    enum Action: Equatable { case a, b, c, d, e, f, g, run1, run2 }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("\(action)")
        state.n += 1
        switch action {
        case .a: return .merge(.send(.b), .send(.c), .concatenate(.send(.d), .send(.e)))
        case .b: return .concatenate(.send(.f), .send(.g))
        case .c:
          return .run { send in
            await send(.run1)
            await send(.run2)
          }
        default: return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let log = Log()
    let store = Store(initialState: F.State()) { F(log: log) }
    let task = store.send(.a)
    log("|sent|")
    await task.finish()
    log.flush("merge")
    print(store.withState(\.n))
  }
}
