import ComposableArchitecture

/// ifLet: the optional child is replaced, set to nil, and its id changes.
enum IfLetIdentity: Program {
  @Reducer struct Child {
    struct State: Equatable, Identifiable {
      var id: Int
      var n = 0
    }
    enum Action: Equatable { case start, tick, rename(Int) }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          let id = state.id
          return .run { send in
            do {
              for _ in 0..<4 {
                try await clock.sleep(for: .seconds(1))
                await send(.tick)
              }
            } catch { log("cancel\(id)") }
          }
        case .tick:
          state.n += 1
          log("tick\(state.id)")
          return .none
        case .rename(let id):
          state.id = id
          return .none
        }
      }
    }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      var plain: Child.State?
      @PresentationState var shown: Child.State?
    }
    enum Action: Equatable {
      case plain(Child.Action), shown(PresentationAction<Child.Action>), set(Child.State?)
    }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .set(let c) = action {
          state.plain = c
          state.shown = c
        }
        return .none
      }
      .ifLet(\.plain, action: \.plain) { Child(log: log) }
      .ifLet(\.$shown, action: \.shown) { Child(log: log) }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for shown in [false, true] {
      for (name, step) in [("nil", 0), ("same", 1), ("other", 2), ("rename", 3), ("nil-same", 4)] {
        let log = Log()
        let clock = TestClock()
        let store = Store(initialState: Parent.State()) {
          Parent(log: log)
        } withDependencies: {
          $0.continuousClock = clock
        }
        func child(_ a: Child.Action) { store.send(shown ? .shown(.presented(a)) : .plain(a)) }
        store.send(.set(Child.State(id: 1)))
        child(.start)
        await settle()
        await clock.advance(by: .seconds(1))
        await settle()
        switch step {
        case 0: store.send(.set(nil))
        case 1: store.send(.set(Child.State(id: 1, n: 10)))
        case 2: store.send(.set(Child.State(id: 2, n: 20)))
        case 3: child(.rename(3))
        default:
          store.send(.set(nil))
          store.send(.set(Child.State(id: 1, n: 30)))
        }
        await settle()
        await issues("\(shown) \(name)") {
          await clock.advance(by: .seconds(1))
          await settle()
        }
        log.flush()
        print(store.withState { shown ? $0.shown?.n : $0.plain?.n } as Any)
      }
    }
  }
}
