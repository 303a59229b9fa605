import ComposableArchitecture

/// A cancellation inside of a concatenation or a merge acts at once, and not when its turn comes.
/// `Task.cancel` acts when the effect calls it.
enum CancelAsAPart: Program {
  @Reducer struct Waits {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable { case go(Int), got(String), other }
    @Dependency(\.continuousClock) var clock
    let log: Log
    func wait(_ seconds: Int, _ name: String) -> Effect<Action> {
      .run { send in
        do {
          try await clock.sleep(for: .seconds(seconds))
          await send(.got(name))
        } catch { log("cancelled \(name);") }
      }
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .other: return wait(4, "other").cancellable(id: "id")
        case .go(0): return .concatenate(wait(2, "a"), .cancel(id: "id"))
        case .go(1): return .concatenate(wait(2, "a").cancellable(id: "id"), .cancel(id: "id"))
        case .go(2): return .concatenate(.cancel(id: "id"), wait(2, "a").cancellable(id: "id"))
        case .go(3): return .merge(wait(2, "a"), .cancel(id: "id"))
        case .go(4): return .concatenate(.send(.got("s")), .cancel(id: "id"), .send(.got("t")))
        case .go(5):
          return .concatenate(wait(1, "a"), .send(.got("s")), .cancel(id: "id"), wait(1, "b"))
        case .go:
          return .run { send in
            try? await clock.sleep(for: .seconds(2))
            Task.cancel(id: "id")
            await send(.got("r"))
          }
        case .got(let name):
          state.got.append(name)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let names = [
      "an effect, then a cancel", "an effect with the id, then a cancel",
      "a cancel, then an effect with the id", "an effect and a cancel, merged",
      "a cancel between two sends", "a cancel between effects", "Task.cancel in an effect",
    ]
    for (index, name) in names.enumerated() {
      let clock = TestClock()
      let log = Log()
      let store = Store(initialState: Waits.State()) {
        Waits(log: log)
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.other)
      await settle()
      store.send(.go(index))
      await settle()
      for _ in 1...5 {
        log("\(store.withState { $0.got.joined() })|")
        await clock.advance(by: .seconds(1))
        await settle()
      }
      log.flush("received each second with \(name)")
      print("received:", store.withState(\.got))
    }
  }
}
