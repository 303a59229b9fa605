import ComposableArchitecture

/// Concatenations and merges with waiting, cancelling and empty parts; map.
enum MergesAndConcatenations: Program {
  @Reducer struct F {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable { case go(Int), got(String), stop }
    @Dependency(\.continuousClock) var clock
    func e(_ s: Int) -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(s))
        await send(.got("\(s)"))
      }
    }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .go(0): return .concatenate(e(2), e(1), .send(.got("end")))
        case .go(1): return .merge(e(2), e(1), .none, .send(.got("now")))
        case .go(2):
          return .concatenate(
            .merge(e(2), e(1)),
            e(1),
            .none,
            .merge(.send(.got("a")), .send(.got("b")))
          )
        case .go(3):
          return .concatenate(e(1).cancellable(id: "c"), .send(.got("after"))).merge(with: e(3))
        case .go(4):
          return .concatenate(e(1), e(2).cancellable(id: "c"), e(1)).cancellable(id: "all")
        case .go(5):
          return Effect<Int>.run { send in
            await send(1)
            await send(2)
          }.map { .got("mapped \($0)") }
        case .go(6):
          return Effect<Int>.merge(.send(1), .concatenate(.send(2), .send(3))).map {
            .got("m\($0)")
          }
        case .go: return .concatenate([.none, .none]).concatenate(with: .send(.got("only")))
        case .got(let t):
          s.got.append(t)
          return .none
        case .stop: return .cancel(id: "c")
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for i in 0..<8 {
      let clock = TestClock()
      let store = Store(initialState: F.State()) {
        F()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let t = store.send(.go(i))
      await settle()
      var seen: [String] = []
      for second in 0..<6 {
        if (i == 3 && second == 0) || (i == 4 && second == 1) {
          store.send(.stop)
          await settle()
        }
        seen.append(store.withState { $0.got.joined(separator: ",") })
        await clock.advance(by: .seconds(1))
        await settle()
      }
      await t.finish()
      print(i, seen, store.withState(\.got))
    }
  }
}
