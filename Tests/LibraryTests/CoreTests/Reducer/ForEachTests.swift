import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("forEach on identified arrays", .timeLimit(.minutes(20)))
struct ForEachTests {
  @Test("An action for an element that is not there is reported by id; the parent still runs")
  func missing() async {
    let reports = await reports(of: {
      let store = makeStore(ids: [1])
      store.send(.rows(.element(id: 7, action: .add(1))))
      #expect(store.log == ["no row 7"])
    })
    #expect(reports.failures.map(\.line) == [List.forEachLine])
    #expect(
      reports.messages.first?.contains("List.Action.rows(.element(id: 7, action: .add(1)))") == true
    )
  }

  @Test("The effects of an element go on when a later reducer of the body removes it")
  func removedLater() async {
    let reports = await reports(of: {
      let store = Store(initialState: TidyList.State(list: List.State(rows: [Row.State(id: 1)]))) {
        TidyList()
      }
      let gate = store.list.rows[0].gate
      let task = store.send(.list(.rows(.element(id: 1, action: .addWhenOpen(1)))))
      store.send(.list(.reverse))
      #expect(store.list.rows.isEmpty)
      store.send(.list(.reverse))
      gate.open()
      await task.finish()
      #expect(store.list.log == ["no row 1"])
    })
    #expect(reports.failures.map(\.line) == [List.forEachLine])
  }

  private func add(_ number: Int, to id: Int) -> List.Action {
    .rows(.element(id: id, action: .add(number)))
  }

  private func makeStore(ids: [Int]) -> StoreOf<List> {
    Store(
      initialState: List.State(rows: IdentifiedArray(uniqueElements: ids.map { Row.State(id: $0) }))
    ) {
      List()
    }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var count = 0
      var gate = Gate()
    }
    enum Action { case add(Int), addWhenOpen(Int), deleteButtonTapped }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let number):
          state.count += number
          return .none
        case .addWhenOpen(let number):
          return .run { [gate = state.gate] send in
            try await gate.wait()
            await send(.add(number))
          }
        case .deleteButtonTapped:
          return .none
        }
      }
    }
  }

  @Reducer
  struct List {
    @ObservableState
    struct State {
      var rows: IdentifiedArrayOf<Row.State>
      var log: [String] = []
    }
    enum Action {
      case open, remove(id: Int), removeAll, reverse, rows(IdentifiedActionOf<Row>)
    }
    static let forEachLine = #line + 26
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .open:
          for row in state.rows { row.gate.open() }
          return .none
        case .remove(let id):
          state.rows.remove(id: id)
          return .none
        case .removeAll:
          state.rows.removeAll()
          return .none
        case .reverse:
          state.rows.reverse()
          return .none
        case .rows(.element(let id, .deleteButtonTapped)):
          state.rows.remove(id: id)
          return .none
        case .rows(.element(let id, .add)):
          state.log.append(state.rows[id: id].map { "row \(id) has \($0.count)" } ?? "no row \(id)")
          return .none
        case .rows:
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  /// A list whose rows are removed by another reducer when it is reversed.
  @Reducer
  struct TidyList {
    @ObservableState
    struct State { var list: List.State }
    enum Action { case list(List.Action) }
    var body: some ReducerOf<Self> {
      Scope(\.list, action: \.list) { List() }
      Reduce { state, action in
        if case .list(.reverse) = action { state.list.rows.removeAll() }
        return .none
      }
    }
  }
}
