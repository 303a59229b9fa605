import ComposableArchitecture

/// When an effect of cancellation acts: when it is made, or when it runs.
enum CancelWhenMade: Program {
  @Reducer struct F {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable { case start, made, returned, afterRun, got(String) }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
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
        case .afterRun:
          return .concatenate(
            .run { send in
              await send(.got("saved"))
              try await clock.sleep(for: .seconds(2))
            },
            .cancel(id: "id")
          )
        case .got(let t):
          s.got.append(t)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for a: F.Action in [.made, .returned, .afterRun] {
      let clock = TestClock()
      let s = Store(initialState: F.State()) {
        F()
      } withDependencies: {
        $0.continuousClock = clock
      }
      s.send(.start)
      await settle()
      s.send(a)
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      await clock.advance(by: .seconds(2))
      await settle()
      print(a, s.withState(\.got))
    }
  }
}
