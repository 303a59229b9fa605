import ComposableArchitecture

/// Two effects that send at the same instant take turns. Actions sent by reducers are reduced level
/// by level.
enum InterleavedSends: Program {
  @Reducer struct Chains {
    struct State: Equatable { var log: [String] = [] }
    enum Action: Equatable { case go(Int), note(String), chain(Int) }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .go(0):
          return .merge(
            .run { send in for number in 0..<3 { await send(.note("a\(number)")) } },
            .run { send in for number in 0..<3 { await send(.note("b\(number)")) } }
          )
        case .go(1):
          return .merge(
            .run { send in
              for number in 0..<2 {
                try await clock.sleep(for: .seconds(1))
                await send(.note("a\(number)"))
              }
            },
            .run { send in
              for number in 0..<2 {
                try await clock.sleep(for: .seconds(1))
                await send(.note("b\(number)"))
              }
            }
          )
        case .go(2): return .send(.chain(4))
        case .go:
          return .run { send in
            await send(.chain(2))
            await send(.note("after"))
          }
        case .chain(let number):
          state.log.append("chain \(number)")
          return number == 0
            ? .none : .merge(.send(.chain(number - 1)), .send(.note("note \(number)")))
        case .note(let text):
          state.log.append(text)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let names = [
      "two effects that send three each", "two effects that wake together",
      "a chain of sends", "a chain of sends inside of an effect",
    ]
    for (index, name) in names.enumerated() {
      let clock = TestClock()
      let store = Store(initialState: Chains.State()) {
        Chains()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let task = store.send(.go(index))
      for _ in 0..<3 {
        await settle()
        await clock.advance(by: .seconds(1))
      }
      await task.finish()
      print("\(name):", store.withState(\.log))
    }
  }
}
