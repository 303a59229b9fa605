import ComposableArchitecture

/// Actions that reducers return with `.send` follow before `send` returns. An action sent from
/// inside of a reducer waits until it ends, and is an issue.
enum ReentrantActions: Program {
  @Reducer struct Chain {
    @ObservableState struct State: Equatable {
      var log: [String] = []
      var count = 0
    }
    enum Action: Equatable {
      case start, first, second, afterFirst, afterSecond, many, increment, fromReducer
    }
    let log: Log
    let box: Box
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        log("<\(action)")
        defer { log("\(action)>") }
        switch action {
        case .start: return .merge(.send(.first), .send(.second))
        case .first: return .send(.afterFirst)
        case .second: return .run { await $0(.afterSecond) }
        case .many: return .merge((0..<3).map { _ in .send(.increment) })
        case .increment:
          state.count += 1
          return .none
        case .fromReducer:
          MainActor.assumeIsolated {
            box.store?.send(.increment)
            log("count \(state.count)")
          }
          return .none
        case .afterFirst, .afterSecond: return .none
        }
      }
    }
  }
  final class Box: @unchecked Sendable { var store: StoreOf<Chain>? }
  @MainActor static func run() async {
    let log = Log(), box = Box()
    let store = Store(initialState: Chain.State()) { Chain(log: log, box: box) }
    box.store = store
    store.send(.start)
    log.flush("before send returns")
    await settle()
    log.flush("after send has returned")
    store.send(.many)
    log.flush("three merged sends")
    print("count:", store.count)
    await issues("an action from inside of a reducer") {
      store.send(.fromReducer)
      await settle()
    }
    log.flush("an action from inside of a reducer")
    print("count:", store.count)
    var seen: [Int] = []
    let token = observe {
      seen.append(store.count)
      if store.count == 10 { store.send(.start) }
    }
    await settle()
    for _ in 0..<8 { store.send(.increment) }
    await settle()
    print("counts that an observer saw:", seen)
    log.flush("eight actions in one turn")
    _ = token
  }
}
