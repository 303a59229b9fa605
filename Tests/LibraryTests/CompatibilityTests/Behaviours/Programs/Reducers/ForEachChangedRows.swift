import ComposableArchitecture

/// A row's effects end when its id is gone from the rows. Rows that are made anew, moved or
/// replaced keep them.
enum ForEachChangedRows: Program {
  @Reducer struct Row {
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action: Equatable { case start, tick, removeMe }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          let id = state.id
          return .run { send in
            do {
              for _ in 0..<4 {
                try await clock.sleep(for: .seconds(1))
                await send(.tick)
              }
            } catch { log("cancel\(id)") }
          }
        case .tick:
          state.count += 1
          return .none
        case .removeMe: return .none
        }
      }
    }
  }
  @Reducer struct List {
    struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [] }
    enum Action: Equatable { case rows(IdentifiedActionOf<Row>), set([Int]), twice, move, replace }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .set(let ids):
          state.rows = IdentifiedArray(uniqueElements: ids.map { Row.State(id: $0) })
        case .twice:
          state.rows.remove(id: 1)
          state.rows.append(Row.State(id: 1, count: 100))
        case .move: state.rows.move(fromOffsets: [0], toOffset: 2)
        case .replace: state.rows[id: 1] = Row.State(id: 1, count: 50)
        case .rows(.element(let id, .removeMe)): state.rows.remove(id: id)
        case .rows: break
        }
        return .none
      }.forEach(\.rows, action: \.rows) { Row(log: log) }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let steps: [(String, List.Action)] = [
      ("the first row is removed", .set([2])), ("both rows are made anew", .set([1, 2])),
      ("both rows are made anew in the other order", .set([2, 1])),
      ("the first row is removed and appended again", .twice),
      ("the first row moves", .move), ("the first row is replaced", .replace),
      ("the first row asks to be removed", .rows(.element(id: 1, action: .removeMe))),
      ("all rows are removed", .set([])),
    ]
    for (name, step) in steps {
      let log = Log()
      let clock = TestClock()
      let store = Store(initialState: List.State()) {
        List(log: log)
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.set([1, 2]))
      store.send(.rows(.element(id: 1, action: .start)))
      store.send(.rows(.element(id: 2, action: .start)))
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      store.send(step)
      await settle()
      await issues(name) {
        await clock.advance(by: .seconds(1))
        await settle()
      }
      log.flush("cancelled effects", isSorted: true)
      print("rows and counts:", store.withState { $0.rows.map { "\($0.id):\($0.count)" } })
    }
  }
}
