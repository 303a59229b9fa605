import ComposableArchitecture

/// Pages that are popped lose their effects, and the parent sees the pop before they are gone. A
/// replaced page keeps its effects.
enum EffectsOfPages: Program {
  @Reducer struct Page {
    struct State: Equatable { var number: Int }
    enum Action: Equatable { case start, tick, close }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.dismiss) var dismiss
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        log("page\(state.number) \(action)")
        switch action {
        case .start:
          let number = state.number
          return .run { send in
            do {
              while true {
                try await clock.sleep(for: .seconds(1))
                await send(.tick)
              }
            } catch {
              log("cancel\(number)")
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
        case .path(.element): log("root element \(state.path.map(\.number))")
        case .path(.push): log("root push \(state.path.map(\.number))")
        case .path(.popFrom): log("root pop \(state.path.map(\.number))")
        case .popAll: state.path.removeAll()
        case .replaceTop:
          if let id = state.path.ids.last { state.path[id: id] = Page.State(number: 50) }
        }
        return .none
      }.forEach(\.path, action: \.path) { Page(log: log) }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let ways = [
      "the second page is popped", "the second page dismisses itself", "all pages are removed",
      "the last page is replaced", "a page is pushed",
    ]
    for (way, name) in ways.enumerated() {
      let log = Log()
      let clock = TestClock()
      let store = Store(
        initialState: Root.State(
          path: StackState([Page.State(number: 1), Page.State(number: 2), Page.State(number: 3)])
        )
      ) {
        Root(log: log)
      } withDependencies: {
        $0.continuousClock = clock
      }
      let ids = store.withState { Array($0.path.ids) }
      for id in ids { store.send(.path(.element(id: id, action: .start))) }
      await settle()
      log.flush("all pages start")
      switch way {
      case 0: store.send(.path(.popFrom(id: ids[1])))
      case 1: await store.send(.path(.element(id: ids[1], action: .close))).finish()
      case 2: store.send(.popAll)
      case 3: store.send(.replaceTop)
      default:
        store.send(.path(.push(id: StackState<Int>([1]).ids[0], state: Page.State(number: 9))))
      }
      await settle()
      log.flush(name)
      await clock.advance(by: .seconds(1))
      await settle()
      log.flush("a second later")
      print("pages:", store.withState { $0.path.map(\.number) })
    }
  }
}
