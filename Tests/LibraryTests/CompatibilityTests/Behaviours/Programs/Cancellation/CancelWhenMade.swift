import ComposableArchitecture

/// An effect of cancellation acts when it is made, even if no reducer returns it.
enum CancelWhenMade: Program {
  @Reducer struct Wait {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable { case start, made, returned, concatenated, got(String) }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.got("a"))
          }.cancellable(id: "id")
        case .made:
          let unused: Effect<Action> = .cancel(id: "id")
          _ = unused
          return .none
        case .returned: return .cancel(id: "id")
        case .concatenated:
          return .concatenate(
            .run { send in
              await send(.got("saved"))
              try await clock.sleep(for: .seconds(2))
            },
            .cancel(id: "id")
          )
        case .got(let text):
          state.got.append(text)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for action: Wait.Action in [.made, .returned, .concatenated] {
      let clock = TestClock()
      let store = Store(initialState: Wait.State()) {
        Wait()
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.start)
      await settle()
      store.send(action)
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      await clock.advance(by: .seconds(2))
      await settle()
      print("received when the effect of cancellation is \(action):", store.withState(\.got))
    }
  }
}
