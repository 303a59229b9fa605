import ComposableArchitecture

/// An optional child that is replaced, set to nil or given another id loses its effects when its
/// identity changes. A presented child loses them with any new id, a plain one only when the parent
/// changes it.
enum IfLetIdentity: Program {
  @Reducer struct Child {
    struct State: Equatable, Identifiable {
      var id: Int
      var count = 0
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
          state.count += 1
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
        if case .set(let child) = action {
          state.plain = child
          state.shown = child
        }
        return .none
      }
      .ifLet(\.plain, action: \.plain) { Child(log: log) }
      .ifLet(\.$shown, action: \.shown) { Child(log: log) }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for shown in [false, true] {
      for (name, step) in [
        ("set to nil", 0), ("replaced, with the same id", 1), ("replaced, with another id", 2),
        ("given another id by itself", 3), ("set to nil and back", 4),
      ] {
        let log = Log()
        let clock = TestClock()
        let store = Store(initialState: Parent.State()) {
          Parent(log: log)
        } withDependencies: {
          $0.continuousClock = clock
        }
        func child(_ action: Child.Action) {
          store.send(shown ? .shown(.presented(action)) : .plain(action))
        }
        store.send(.set(Child.State(id: 1)))
        child(.start)
        await settle()
        await clock.advance(by: .seconds(1))
        await settle()
        switch step {
        case 0: store.send(.set(nil))
        case 1: store.send(.set(Child.State(id: 1, count: 10)))
        case 2: store.send(.set(Child.State(id: 2, count: 20)))
        case 3: child(.rename(3))
        default:
          store.send(.set(nil))
          store.send(.set(Child.State(id: 1, count: 30)))
        }
        await settle()
        await issues("\(shown ? "a presented" : "an optional") child is \(name)") {
          await clock.advance(by: .seconds(1))
          await settle()
        }
        log.flush("ticks and cancellations")
        print("its count:", store.withState { shown ? $0.shown?.count : $0.plain?.count } as Any)
      }
    }
  }
}
