import ComposableArchitecture

/// An observer that sends an action does so after the action that it observed, and sees several
/// changes of one turn at once.
enum ActionsSentByObservers: Program {
  @Reducer struct Pair {
    @ObservableState struct State: Equatable {
      var left = 0
      var right = 0
    }
    enum Action: Equatable { case left, right, both }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("reduce \(action)")
        switch action {
        case .left: state.left += 1
        case .right: state.right += 1
        case .both:
          state.left += 1
          return .send(.right)
        }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let store = Store(initialState: Pair.State()) { Pair(log: log) }
    let token = observe {
      log("left=\(store.left) right=\(store.right)")
      if store.left == 1 && store.right == 0 { store.send(.right) }
    }
    await settle()
    log.flush("the observer begins")
    store.send(.left)
    log("sent")
    await settle()
    log.flush("left changes, and the observer sends")
    store.send(.both)
    log("sent")
    await settle()
    log.flush("one action changes both")
    store.send(.left)
    store.send(.left)
    log("sent")
    await settle()
    log.flush("two actions in one turn")
    token.cancel()
    store.send(.left)
    await settle()
    log.flush("the observer is cancelled")
  }
}
