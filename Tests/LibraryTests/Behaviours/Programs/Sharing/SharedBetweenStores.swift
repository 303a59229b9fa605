import ComposableArchitecture

/// @Shared changed by effects and reducers of two features; what observers see.
enum SharedBetweenStores: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      @Shared(.inMemory("SharedBetweenStores")) var count = 0
      var own = 0
    }
    enum Action: Equatable { case inc, effect, read }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .inc:
          s.$count.withLock { $0 += 1 }
          log("inc \(s.count)")
          return .none
        case .effect:
          return .run { [count = s.$count] send in
            count.withLock { $0 += 10 }
            log("effect \(count.wrappedValue)")
            await send(.read)
          }
        case .read:
          log("read \(s.count)")
          s.own = s.count
          return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let a = Store(initialState: F.State()) { F(log: log) }
    let b = Store(initialState: F.State(count: 100)) { F(log: log) }
    let token = observe { log("see \(a.count)/\(b.count)") }
    await settle()
    log.flush("start")
    a.send(.inc)
    await settle()
    log.flush("inc a")
    await b.send(.effect).finish()
    await settle()
    log.flush("effect b")
    print(a.own, b.own, a.count, b.count)
    @Shared(.inMemory("SharedBetweenStores")) var direct = 0
    $direct.withLock { $0 = -1 }
    await settle()
    log.flush("direct")
    print(a.count)
    token.cancel()
  }
}
