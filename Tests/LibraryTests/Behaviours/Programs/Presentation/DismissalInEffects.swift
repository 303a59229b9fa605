import ComposableArchitecture

/// Dismissal inside an effect: what runs after it, and whether later sends arrive.
enum DismissalInEffects: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action: Equatable { case close, closeThenSend, sendThenClose, closeInMerge, note(Int) }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        log("child \(a) presented \(isPresented)")
        switch a {
        case .close:
          return .run { _ in
            await dismiss()
            log("after \(Task.isCancelled)")
          }
        case .closeThenSend:
          return .run { send in
            await dismiss()
            await send(.note(1))
            log("sent \(Task.isCancelled)")
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
          s.n += 1
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
      Reduce { s, a in
        log("root \(a) \(s.child == nil)")
        return .none
      }.ifLet(\.$child, action: \.child) { Child(log: log) }
    }
  }
  @MainActor static func run() async {
    for a: Child.Action in [.close, .closeThenSend, .sendThenClose, .closeInMerge] {
      let log = Log()
      let store = Store(initialState: Root.State()) { Root(log: log) }
      await issues("\(a)") {
        await store.send(.child(.presented(a))).finish()
        await settle(120)
      }
      log.flush()
      print(store.child as Any)
    }
    let log = Log()
    await issues("root") {
      let s = Store(initialState: Child.State()) { Child(log: log) }
      await s.send(.close).finish()
    }
    log.flush()
  }
}
