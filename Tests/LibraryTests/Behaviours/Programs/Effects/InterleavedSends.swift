import ComposableArchitecture

/// How actions interleave when two effects send at the same instant, and when an effect sends many.
enum InterleavedSends: Program {
  @Reducer struct F {
    struct State: Equatable { var log: [String] = [] }
    enum Action: Equatable { case go(Int), note(String), chain(Int) }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .go(0):
          return .merge(
            .run { s in for i in 0..<3 { await s(.note("a\(i)")) } },
            .run { s in for i in 0..<3 { await s(.note("b\(i)")) } }
          )
        case .go(1):
          return .merge(
            .run { s in
              for i in 0..<2 {
                try await clock.sleep(for: .seconds(1))
                await s(.note("a\(i)"))
              }
            },
            .run { s in
              for i in 0..<2 {
                try await clock.sleep(for: .seconds(1))
                await s(.note("b\(i)"))
              }
            }
          )
        case .go(2): return .send(.chain(4))
        case .go:
          return .run { s in
            await s(.chain(2))
            await s(.note("after"))
          }
        case .chain(let i):
          s.log.append("c\(i)")
          return i == 0 ? .none : .merge(.send(.chain(i - 1)), .send(.note("n\(i)")))
        case .note(let t):
          s.log.append(t)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for i in 0..<4 {
      let clock = TestClock()
      let s = Store(initialState: F.State()) {
        F()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let t = s.send(.go(i))
      for _ in 0..<3 {
        await settle()
        await clock.advance(by: .seconds(1))
      }
      await t.finish()
      print(i, s.withState(\.log))
    }
  }
}
