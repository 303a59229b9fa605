import ComposableArchitecture

/// Dismissal cancels the effect that calls it, so later sends do not arrive. A dismissal of a root
/// feature is an issue.
enum DismissalInEffects: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case close, closeThenSend, sendThenClose, closeInMerge, note(Int) }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("child \(action), is presented \(isPresented);")
        switch action {
        case .close:
          return .run { _ in
            await dismiss()
            log("after dismissal, cancelled \(Task.isCancelled);")
          }
        case .closeThenSend:
          return .run { send in
            await dismiss()
            await send(.note(1))
            log("after the send, cancelled \(Task.isCancelled);")
          }
        case .sendThenClose:
          return .run { send in
            await send(.note(2))
            await dismiss()
          }
        case .closeInMerge:
          return .merge(
            .run { _ in await dismiss() },
            .run { send in
              await settle()
              await send(.note(3))
            }
          )
        case .note:
          state.count += 1
          return .none
        }
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable { @Presents var child: Child.State? = Child.State() }
    enum Action: Equatable { case child(PresentationAction<Child.Action>), plain(Child.Action) }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("root \(action), child is nil \(state.child == nil);")
        return .none
      }.ifLet(\.$child, action: \.child) { Child(log: log) }
    }
  }
  @MainActor static func run() async {
    for action: Child.Action in [.close, .closeThenSend, .sendThenClose, .closeInMerge] {
      let log = Log()
      let store = Store(initialState: Root.State()) { Root(log: log) }
      await issues("a child with \(action)") {
        await store.send(.child(.presented(action))).finish()
        await settle(120)
      }
      log.flush("reduced")
      print("child:", store.child as Any)
    }
    let log = Log()
    await issues("a root with close") {
      let store = Store(initialState: Child.State()) { Child(log: log) }
      await store.send(.close).finish()
    }
    log.flush("reduced")
  }
}
