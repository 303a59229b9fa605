import ComposableArchitecture

/// An effect can cancel another one that wakes at the same instant, if it wakes before it.
enum CancellationAtOneInstant: Program {
  @Reducer struct Waits {
    struct State: Equatable { var got: [Int] = [] }
    enum Action: Equatable { case start(Int), got(Int) }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start(let number):
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.got(number))
          }.cancellable(id: number)
        case .got(let number):
          state.got.append(number)
          return number == 0
            ? .cancel(id: 1) : number == 2 ? .merge(.cancel(id: 1), .cancel(id: 3)) : .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for order in [[0, 1], [1, 0], [1, 2, 3], [3, 2, 1], [2, 3, 1]] {
      let clock = TestClock()
      let store = Store(initialState: Waits.State()) {
        Waits()
      } withDependencies: {
        $0.continuousClock = clock
      }
      for number in order {
        store.send(.start(number))
        await settle()
      }
      await clock.advance(by: .seconds(1))
      await settle()
      print("started in the order, received:", order, store.withState(\.got))
    }
  }
}
