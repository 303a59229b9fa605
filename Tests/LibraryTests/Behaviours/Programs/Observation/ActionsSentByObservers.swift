import ComposableArchitecture

/// Actions sent by an observer while another one is processed.
enum ActionsSentByObservers: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      var n = 0
      var m = 0
    }
    enum Action: Equatable { case n, m, both }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("reduce \(action)")
        switch action {
        case .n: state.n += 1
        case .m: state.m += 1
        case .both:
          state.n += 1
          return .send(.m)
        }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let store = Store(initialState: F.State()) { F(log: log) }
    let token = observe {
      log("n=\(store.n) m=\(store.m)")
      if store.n == 1 && store.m == 0 { store.send(.m) }
    }
    await settle()
    log.flush("first")
    store.send(.n)
    log("sent")
    await settle()
    log.flush("n")
    store.send(.both)
    log("sent")
    await settle()
    log.flush("both")
    store.send(.n)
    store.send(.n)
    log("sent")
    await settle()
    log.flush("two")
    token.cancel()
    store.send(.n)
    await settle()
    log.flush("cancelled")
  }
}
