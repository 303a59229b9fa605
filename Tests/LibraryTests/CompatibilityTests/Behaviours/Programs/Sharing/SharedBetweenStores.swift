import ComposableArchitecture

/// A shared value that one store's reducer or effect changes is changed in all stores at once, and
/// their observers see it.
enum SharedBetweenStores: Program {
  @Reducer struct Tally {
    @ObservableState struct State: Equatable {
      @Shared(.inMemory("tally")) var count = 0
      var own = 0
    }
    enum Action: Equatable { case increment, effect, read }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.$count.withLock { $0 += 1 }
          log("inc \(state.count)")
          return .none
        case .effect:
          return .run { [count = state.$count] send in
            count.withLock { $0 += 10 }
            log("effect \(count.wrappedValue)")
            await send(.read)
          }
        case .read:
          log("read \(state.count)")
          state.own = state.count
          return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let left = Store(initialState: Tally.State()) { Tally(log: log) }
    let right = Store(initialState: Tally.State(count: 100)) { Tally(log: log) }
    let token = observe { log("see \(left.count)/\(right.count)") }
    await settle()
    log.flush("the observer begins")
    left.send(.increment)
    await settle()
    log.flush("an action of the left store")
    await right.send(.effect).finish()
    await settle()
    log.flush("an effect of the right store")
    print("own counts, shared counts:", left.own, right.own, left.count, right.count)
    @Shared(.inMemory("tally")) var direct = 0
    $direct.withLock { $0 = -1 }
    await settle()
    log.flush("a change outside of stores")
    print("shared count:", left.count)
    token.cancel()
  }
}
