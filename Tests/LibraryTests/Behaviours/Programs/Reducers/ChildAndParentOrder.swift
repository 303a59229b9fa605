import ComposableArchitecture

/// Actions of a child, a parent, and reducers around them: in which order reducers run and whose
/// effects start first.
enum ChildAndParentOrder: Program {
  @Reducer struct Child {
    struct State: Equatable { var n = 0 }
    enum Action: Equatable { case tap, done }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("child \(action)")
        state.n += 1
        return action == .tap
          ? .run { send in
            log("childEffect")
            await send(.done)
          } : .none
      }
    }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      var child = Child.State()
      var seen: [Int] = []
    }
    enum Action: Equatable { case child(Child.Action), after }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("before \(action)")
        state.seen.append(state.child.n)
        return action == .child(.tap) ? .run { _ in log("beforeEffect") } : .none
      }
      Scope(state: \.child, action: \.child) { Child(log: log) }
      Reduce { state, action in
        log("after \(action)")
        state.seen.append(state.child.n)
        return action == .child(.tap) ? .send(.after) : .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let log = Log()
    let store = Store(initialState: Parent.State()) { Parent(log: log) }
    await store.send(.child(.tap)).finish()
    log.flush()
    print(store.withState(\.seen))
    let child = store.scope(state: \.child, action: \.child)
    await child.send(.tap).finish()
    log.flush()
    print(store.withState(\.seen), child.withState(\.n))
  }
}
