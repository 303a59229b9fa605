import ComposableArchitecture

/// Parts of a concatenation follow one another, and parts of a merge run at once. A cancelled part
/// lets the next ones go on.
enum MergesAndConcatenations: Program {
  @Reducer struct Waits {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable { case go(Int), got(String), stop }
    @Dependency(\.continuousClock) var clock
    func wait(_ seconds: Int) -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(seconds))
        await send(.got("\(seconds)"))
      }
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .go(0): return .concatenate(wait(2), wait(1), .send(.got("end")))
        case .go(1): return .merge(wait(2), wait(1), .none, .send(.got("now")))
        case .go(2):
          return .concatenate(
            .merge(wait(2), wait(1)),
            wait(1),
            .none,
            .merge(.send(.got("a")), .send(.got("b")))
          )
        case .go(3):
          return .concatenate(wait(1).cancellable(id: "c"), .send(.got("after"))).merge(
            with: wait(3)
          )
        case .go(4):
          return .concatenate(wait(1), wait(2).cancellable(id: "c"), wait(1)).cancellable(id: "all")
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
        case .got(let text):
          state.got.append(text)
          return .none
        case .stop: return .cancel(id: "c")
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let names = [
      "three in a row", "three at once", "groups in a row", "a cancelled part in a merge",
      "a cancelled part in a row", "mapped actions", "mapped groups", "empty parts",
    ]
    for (index, name) in names.enumerated() {
      let clock = TestClock()
      let store = Store(initialState: Waits.State()) {
        Waits()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let task = store.send(.go(index))
      await settle()
      var seen: [String] = []
      for second in 0..<6 {
        if (index == 3 && second == 0) || (index == 4 && second == 1) {
          store.send(.stop)
          await settle()
        }
        seen.append(store.withState { $0.got.joined(separator: ",") })
        await clock.advance(by: .seconds(1))
        await settle()
      }
      await task.finish()
      print("\(name), each second:", seen, "in the end:", store.withState(\.got))
    }
  }
}
