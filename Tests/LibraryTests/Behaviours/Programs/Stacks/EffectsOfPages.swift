import ComposableArchitecture

/// A stack of features: effects of pages, popping, dismissal, order of what the parent sees.
enum EffectsOfPages: Program {
  @Reducer struct Page {
    struct State: Equatable { var n: Int }
    enum Action: Equatable { case start, tick, close }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.dismiss) var dismiss
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("page\(state.n) \(action)")
        switch action {
        case .start:
          let n = state.n
          return .run { send in
            do {
              while true {
                try await clock.sleep(for: .seconds(1))
                await send(.tick)
              }
            } catch {
              log("cancel\(n)")
            }
          }
        case .tick: return .none
        case .close:
          return .run { _ in
            await dismiss()
            log("after dismiss \(Task.isCancelled)")
          }
        }
      }
    }
  }
  @Reducer struct Root {
    struct State: Equatable { var path = StackState<Page.State>() }
    enum Action { case path(StackActionOf<Page>), popAll, replaceTop }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .path(.element): log("root element \(state.path.map(\.n))")
        case .path(.push): log("root push \(state.path.map(\.n))")
        case .path(.popFrom): log("root pop \(state.path.map(\.n))")
        case .popAll: state.path.removeAll()
        case .replaceTop: if let id = state.path.ids.last { state.path[id: id] = Page.State(n: 50) }
        }
        return .none
      }.forEach(\.path, action: \.path) { Page(log: log) }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for way in 0..<5 {
      let log = Log()
      let clock = TestClock()
      let store = Store(
        initialState: Root.State(
          path: StackState([Page.State(n: 1), Page.State(n: 2), Page.State(n: 3)])
        )
      ) {
        Root(log: log)
      } withDependencies: {
        $0.continuousClock = clock
      }
      let ids = store.withState { Array($0.path.ids) }
      for id in ids { store.send(.path(.element(id: id, action: .start))) }
      await settle()
      log.flush("start")
      switch way {
      case 0: store.send(.path(.popFrom(id: ids[1])))
      case 1: await store.send(.path(.element(id: ids[1], action: .close))).finish()
      case 2: store.send(.popAll)
      case 3: store.send(.replaceTop)
      default: store.send(.path(.push(id: StackState<Int>([1]).ids[0], state: Page.State(n: 9))))
      }
      await settle()
      log.flush("way \(way)")
      await clock.advance(by: .seconds(1))
      await settle()
      log.flush("second")
      print(store.withState { $0.path.map(\.n) })
    }
  }
}
