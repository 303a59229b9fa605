import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("forEach on identified arrays", .timeLimit(.minutes(20)))
struct ForEachTests {
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

  @Reducer
  struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var count = 0
      var gate = Gate()
    }
    enum Action { case add(Int), addWhenOpen(Int) }
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
    enum Action { case reverse, rows(IdentifiedActionOf<Row>) }
    static let forEachLine = #line + 14
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .reverse:
          state.rows.reverse()
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
