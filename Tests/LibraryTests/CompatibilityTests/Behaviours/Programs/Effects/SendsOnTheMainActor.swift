import ComposableArchitecture

/// Actions that an effect on the main actor sends are reduced at once. Actions that a reducer
/// returns with `.send` follow when all reducers have run.
enum SendsOnTheMainActor: Program {
  @Reducer struct Steps {
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
    let store = Store(initialState: Steps.State()) { Steps(log: log) }
    await store.send(.start).finish()
    log.flush("the effect around its sends")
    print("actions in the order in which both reducers ran:", store.withState(\.list))
    _ = store.send(.one)
    print("actions that follow from one more send:", store.withState { $0.list.suffix(4) })
  }
}
