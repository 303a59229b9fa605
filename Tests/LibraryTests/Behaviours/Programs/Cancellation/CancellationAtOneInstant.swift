import ComposableArchitecture

/// Two effects that wake at the same instant, of which one cancels the other.
enum CancellationAtOneInstant: Program {
  @Reducer struct F {
    struct State: Equatable { var got: [Int] = [] }
    enum Action: Equatable { case start(Int), got(Int) }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .start(let i):
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.got(i))
          }.cancellable(id: i)
        case .got(let i):
          s.got.append(i)
          return i == 0 ? .cancel(id: 1) : i == 2 ? .merge(.cancel(id: 1), .cancel(id: 3)) : .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for order in [[0, 1], [1, 0], [1, 2, 3], [3, 2, 1], [2, 3, 1]] {
      let clock = TestClock()
      let store = Store(initialState: F.State()) {
        F()
      } withDependencies: {
        $0.continuousClock = clock
      }
      for i in order {
        store.send(.start(i))
        await settle()
      }
      await clock.advance(by: .seconds(1))
      await settle()
      print(order, store.withState(\.got))
    }
  }
}
