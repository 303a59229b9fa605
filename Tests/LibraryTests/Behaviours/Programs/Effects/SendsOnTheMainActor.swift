import ComposableArchitecture

/// Sends from a main actor's effect are processed at once; those of a reducer's effect after the
/// reducer.
enum SendsOnTheMainActor: Program {
  @Reducer struct F {
    struct State: Equatable { var list: [String] = [] }
    enum Action: Equatable { case start, one, two, three(Int) }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        state.list.append("\(action)")
        switch action {
        case .start:
          return .run { @MainActor send in
            log("before")
            send(.one)
            log("between")
            send(.two)
            log("after")
          }
        case .one: return .send(.three(1))
        case .two: return .concatenate(.send(.three(2)), .send(.three(3)))
        case .three: return .none
        }
      }
      Reduce { state, action in
        state.list.append("second(\(action))")
        return .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let log = Log()
    let store = Store(initialState: F.State()) { F(log: log) }
    await store.send(.start).finish()
    log.flush("effect")
    print(store.withState(\.list))
    _ = store.send(.one)
    print(store.withState { $0.list.suffix(4) })
  }
}
