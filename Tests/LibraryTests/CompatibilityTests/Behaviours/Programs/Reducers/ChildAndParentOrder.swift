import ComposableArchitecture

/// Reducers before a scope, the child and the reducers after it run in the order in which they
/// stand. What they send comes next, and then their effects of `.run` begin.
enum ChildAndParentOrder: Program {
  @Reducer struct Child {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case tap, done }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("child \(action)")
        state.count += 1
        return action == .tap
          ? .run { send in
            log("effect of child")
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
        state.seen.append(state.child.count)
        return action == .child(.tap) ? .run { _ in log("effect of before") } : .none
      }
      Scope(state: \.child, action: \.child) { Child(log: log) }
      Reduce { state, action in
        log("after \(action)")
        state.seen.append(state.child.count)
        return action == .child(.tap) ? .send(.after) : .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let log = Log()
    let store = Store(initialState: Parent.State()) { Parent(log: log) }
    await store.send(.child(.tap)).finish()
    log.flush("an action sent to the parent")
    print("the child's count before and after the child:", store.withState(\.seen))
    let child = store.scope(state: \.child, action: \.child)
    await child.send(.tap).finish()
    log.flush("an action sent to the child's store")
    print(
      "the child's count before and after the child, in the end:",
      store.withState(\.seen),
      child.withState(\.count)
    )
  }
}
