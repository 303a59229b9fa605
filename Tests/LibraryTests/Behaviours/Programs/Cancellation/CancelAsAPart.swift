import ComposableArchitecture

/// Cancelling as a part of a concatenation or a merge: when it happens, and whom it hits.
enum CancelAsAPart: Program {
  @Reducer struct F {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable { case go(Int), got(String), other }
    @Dependency(\.continuousClock) var clock
    let log: Log
    func e(_ s: Int, _ n: String) -> Effect<Action> {
      .run { send in
        do {
          try await clock.sleep(for: .seconds(s))
          await send(.got(n))
        } catch { log("x\(n)") }
      }
    }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .other: return e(4, "other").cancellable(id: "id")
        case .go(0): return .concatenate(e(2, "a"), .cancel(id: "id"))
        case .go(1): return .concatenate(e(2, "a").cancellable(id: "id"), .cancel(id: "id"))
        case .go(2): return .concatenate(.cancel(id: "id"), e(2, "a").cancellable(id: "id"))
        case .go(3): return .merge(e(2, "a"), .cancel(id: "id"))
        case .go(4): return .concatenate(.send(.got("s")), .cancel(id: "id"), .send(.got("t")))
        case .go(5): return .concatenate(e(1, "a"), .send(.got("s")), .cancel(id: "id"), e(1, "b"))
        case .go:
          return .run { send in
            try? await clock.sleep(for: .seconds(2))
            Task.cancel(id: "id")
            await send(.got("r"))
          }
        case .got(let n):
          s.got.append(n)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for i in 0..<7 {
      let clock = TestClock()
      let log = Log()
      let store = Store(initialState: F.State()) {
        F(log: log)
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.other)
      await settle()
      store.send(.go(i))
      await settle()
      for t in 1...5 {
        log("\(store.withState { $0.got.joined() })|")
        await clock.advance(by: .seconds(1))
        await settle()
        _ = t
      }
      log.flush("\(i)")
      print(store.withState(\.got))
    }
  }
}
