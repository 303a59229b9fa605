import ComposableArchitecture

/// A change of the case ends the effects of the case before. Another value of the same case keeps
/// them.
enum IfCaseLetChangedCases: Program {
  @Reducer struct Leaf {
    struct State: Equatable { var count = 0 }
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
          state.count += 1
          return .none
        }
      }
    }
  }
  @Reducer struct Either {
    @CasePathable enum State: Equatable { case left(Leaf.State), right(Leaf.State) }
    enum Action: Equatable { case left(Leaf.Action), right(Leaf.Action), to(Int) }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .to(let step) = action {
          switch step {
          case 0: state = .left(Leaf.State(count: 10))
          case 1: state = .right(Leaf.State(count: 20))
          default:
            state = .right(Leaf.State())
            state = .left(Leaf.State(count: 30))
          }
        }
        return .none
      }
      .ifCaseLet(\.left, action: \.left) { Leaf(log: log, name: "left") }
      .ifCaseLet(\.right, action: \.right) { Leaf(log: log, name: "right") }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let names = [
      "the value of the case changes", "the case changes", "the case changes and comes back",
    ]
    for (step, name) in names.enumerated() {
      let log = Log()
      let clock = TestClock()
      let store = Store(initialState: Either.State.left(Leaf.State())) {
        Either(log: log)
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.left(.start))
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      store.send(.to(step))
      await settle()
      await issues(name) {
        await clock.advance(by: .seconds(1))
        await settle()
        store.send(.right(.tick))
      }
      log.flush("cancelled effects")
      print("state:", store.withState { $0 })
    }
  }
}
