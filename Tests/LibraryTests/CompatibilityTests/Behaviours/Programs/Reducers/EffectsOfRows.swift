import ComposableArchitecture

/// Each row has effects of its own, which end when its id is gone, also by a new id. A row can ask
/// its parent to remove it.
enum EffectsOfRows: Program {
  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      var id: Int
      var count = 0
    }
    enum Action: Equatable {
      case go, tick, removeMe, delegate(Delegate), increment
      @CasePathable enum Delegate: Equatable { case remove }
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .go:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }.cancellable(id: "t", cancelInFlight: true)
        case .tick, .increment:
          state.count += 1
          return .none
        case .removeMe: return .send(.delegate(.remove))
        case .delegate: return .none
        }
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [
        Row.State(id: 1), Row.State(id: 2), Row.State(id: 3),
      ]
      var log: [String] = []
    }
    enum Action: Equatable {
      case rows(IdentifiedActionOf<Row>), remove(Int), rename, reset, reverse, late(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rows(.element(let id, .delegate(.remove))): state.rows.remove(id: id)
        case .remove(let id): state.rows.remove(id: id)
        case .rename:
          state.rows = IdentifiedArray(
            uniqueElements: state.rows.map { Row.State(id: $0.id + 100, count: $0.count) }
          )
        case .reset: state.rows = [Row.State(id: 1), Row.State(id: 2)]
        case .reverse: state.rows.reverse()
        case .rows(.element(let id, .tick)): state.log.append("\(id)")
        case .late(let id): state.rows.append(Row.State(id: id))
        default: break
        }
        return .none
      }.forEach(\.rows, action: \.rows) { Row() }
    }
  }
  @MainActor static func run() async {
    let clock = TestClock()
    let store = Store(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.continuousClock = clock
    }
    func step(_ name: String) async {
      await clock.advance(by: .seconds(1))
      await settle()
      print("\(name):", store.rows.map { "\($0.id):\($0.count)" }, store.log.joined())
    }
    for id in 1...3 { store.send(.rows(.element(id: id, action: .go))) }
    await settle()
    await step("all rows tick")
    store.send(.remove(2))
    await settle()
    await step("the second row is removed")
    store.send(.reverse)
    await step("the rows are reversed")
    store.send(.rows(.element(id: 1, action: .removeMe)))
    await settle()
    await step("the first row asks to be removed")
    store.send(.late(1))
    await step("it comes back without its effect")
    store.send(.reset)
    await step("all rows are replaced")
    store.send(.rows(.element(id: 1, action: .go)))
    await settle()
    store.send(.rename)
    await settle()
    await step("a row starts and gets another id")
    await issues("an action for a row that is gone") {
      store.send(.rows(.element(id: 1, action: .increment)))
    }
    await issues("an action, a removal and a missing row in a test") {
      let testStore = TestStore(initialState: Root.State()) {
        Root()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await testStore.send(\.rows[id: 2].increment) { $0.rows[id: 2]?.count = 1 }
      await testStore.send(\.rows[id: 2].removeMe)
      await testStore.receive(\.rows[id: 2].delegate.remove) { $0.rows.remove(id: 2) }
      await testStore.send(\.rows[id: 9].increment)
    }
    await issues("the wrong row is described") {
      let testStore = TestStore(initialState: Root.State()) { Root() }
      await testStore.send(.rows(.element(id: 2, action: .increment))) { $0.rows[id: 3]?.count = 1 }
    }
    await issues("the order of rows is described wrongly") {
      let testStore = TestStore(initialState: Root.State()) { Root() }
      await testStore.send(.reverse) { $0.rows.sort { $0.id < $1.id } }
    }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    print(
      "stores of rows: number, first count, first count:",
      rows.count,
      rows.first?.count as Any,
      rows[0].count
    )
  }
}
