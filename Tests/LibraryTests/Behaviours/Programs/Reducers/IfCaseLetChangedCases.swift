import ComposableArchitecture

/// ifCaseLet: the state changes its case, and comes back.
enum IfCaseLetChangedCases: Program {
  @Reducer struct Leaf {
    struct State: Equatable { var n = 0 }
    enum Action: Equatable { case start, tick }
    @Dependency(\.continuousClock) var clock
    let log: Log
    let name: String
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            do {
              for _ in 0..<4 {
                try await clock.sleep(for: .seconds(1))
                await send(.tick)
              }
            } catch { log("cancel \(name)") }
          }
        case .tick:
          state.n += 1
          return .none
        }
      }
    }
  }
  @Reducer struct Both {
    @CasePathable enum State: Equatable { case a(Leaf.State), b(Leaf.State) }
    enum Action: Equatable { case a(Leaf.Action), b(Leaf.Action), to(Int) }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .to(let i) = action {
          switch i {
          case 0: state = .a(Leaf.State(n: 10))
          case 1: state = .b(Leaf.State(n: 20))
          default:
            state = .b(Leaf.State())
            state = .a(Leaf.State(n: 30))
          }
        }
        return .none
      }
      .ifCaseLet(\.a, action: \.a) { Leaf(log: log, name: "a") }
      .ifCaseLet(\.b, action: \.b) { Leaf(log: log, name: "b") }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for i in 0..<3 {
      let log = Log()
      let clock = TestClock()
      let store = Store(initialState: Both.State.a(Leaf.State())) {
        Both(log: log)
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.a(.start))
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      store.send(.to(i))
      await settle()
      await issues("to \(i)") {
        await clock.advance(by: .seconds(1))
        await settle()
        store.send(.b(.tick))
      }
      log.flush()
      print(store.withState { $0 })
    }
  }
}
