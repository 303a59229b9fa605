import ComposableArchitecture

/// Effects of a case end when the state leaves it, and not when another value of the case is put
/// in. Actions for another case are issues.
enum EnumStates: Program {
  @Reducer struct Login {
    @ObservableState struct State: Equatable {
      var name = ""
      var count = 0
    }
    enum Action: Equatable { case go, tick, done(String) }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .go:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }
        case .tick:
          state.count += 1
          return .none
        case .done: return .none
        }
      }
    }
  }
  @Reducer struct Game {
    @ObservableState struct State: Equatable { var score = 0 }
    enum Action: Equatable { case hit }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.score += 1
        return .none
      }
    }
  }
  @Reducer struct App {
    @ObservableState enum State: Equatable {
      case login(Login.State), game(Game.State), over(Int), empty
    }
    enum Action: Equatable { case login(Login.Action), game(Game.Action), again, relogin }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .login(.done): state = .game(Game.State())
        case .game where state.game?.score == 2: state = .over(3)
        case .again: state = .login(Login.State(name: "again"))
        case .relogin:
          state.modify(\.login) {
            $0.name = "re"
            $0.count = 100
          }
        default: break
        }
        return .none
      }
      .ifCaseLet(\.login, action: \.login) { Login() }
      .ifCaseLet(\.game, action: \.game) { Game() }
    }
  }
  @MainActor static func run() async {
    let clock = TestClock()
    let store = Store(initialState: App.State.login(Login.State())) {
      App()
    } withDependencies: {
      $0.continuousClock = clock
    }
    var evaluations = 0
    let token = observe {
      evaluations += 1
      switch store.state {
      case .login: if let scoped = store.scope(state: \.login, action: \.login) { _ = scoped.count }
      case .game: if let scoped = store.scope(state: \.game, action: \.game) { _ = scoped.score }
      default: break
      }
    }
    await settle()
    func tick() async {
      await clock.advance(by: .seconds(1))
      await settle()
    }
    store.send(.login(.go))
    await settle()
    await tick()
    print("count after a tick, evaluations:", store.login?.count as Any, evaluations)
    store.send(.again)
    await settle()
    await tick()
    print(
      "after another login: name, count, evaluations:",
      store.login?.name as Any,
      store.login?.count as Any,
      evaluations
    )
    store.send(.login(.go))
    await settle()
    store.send(.relogin)
    await tick()
    print("after a change by modify: count, evaluations:", store.login?.count as Any, evaluations)
    let child: StoreOf<Login>? = store.scope(state: \.login, action: \.login)
    store.send(.login(.done("x")))
    await settle()
    await tick()
    print(
      "after the login: is a game, evaluations, last count of the login's store:",
      store.state.is(\.game),
      evaluations,
      child?.count as Any
    )
    await issues("an action for another case") { store.send(.login(.tick)) }
    await issues("an action through the store of another case") { child?.send(.tick) }
    for _ in 1...3 {
      store.send(.game(.hit))
      await settle()
    }
    print("after three hits: state, evaluations:", store.state, evaluations)
    await issues("an action for a case that the state has left") { store.send(.game(.hit)) }
    print(
      "no store of the game; over by name and by key path:",
      store.scope(state: \.game, action: \.game) == nil,
      store.over as Any,
      store.state[case: \.over] as Any
    )
    await issues("a game in a test") {
      let testStore = TestStore(initialState: App.State.game(Game.State(score: 1))) { App() }
      await testStore.send(.game(.hit)) { $0.modify(\.game) { $0.score = 2 } }
      await testStore.send(.game(.hit)) { $0 = .over(3) }
      await testStore.send(.login(.tick))
    }
    _ = token
  }
}

// Differs: an enum state with a plain value in its case tells observers only when the value
// changes.
// - after three hits: state, evaluations: over(3) 11
// + after three hits: state, evaluations: over(3) 10
