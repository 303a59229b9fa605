import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Bodies of reducers")
struct BodyTests {
  @Test("A store asks for a body once, and asks a child's when it first runs")
  func resolution() {
    let asked = LockIsolated<[String]>([])
    let store = Store(initialState: Asked.State()) { Asked(asked: asked) }
    store.send(.other)
    #expect(asked.value == ["parent"])
    for _ in 1...3 { store.send(.child(2)) }
    #expect(asked.value == ["parent", "child"])
    #expect(store.currentState.child == 6)
  }

  @Test("A feature may contain itself")
  func recursion() {
    let store = Store(initialState: Nested.State(id: 0, rows: [Nested.State(id: 1)])) { Nested() }
    store.send(.rows(.element(id: 1, action: .addRow(id: 2))))
    store.send(.rows(.element(id: 1, action: .rows(.element(id: 2, action: .addRow(id: 3))))))
    #expect(store.rows[id: 1]?.rows[id: 2]?.rows[id: 3] != nil)
  }

  struct AskedChild: Reducer {
    let asked: LockIsolated<[String]>
    var body: some Reducer<Int, Int> {
      let _ = asked.withValue { $0.append("child") }
      Reduce { state, action in
        state += action
        return .none
      }
    }
  }

  struct Asked: Reducer {
    struct State { var child = 0 }
    @CasePathable
    enum Action { case child(Int), other }
    let asked: LockIsolated<[String]>
    var body: some Reducer<State, Action> {
      let _ = asked.withValue { $0.append("parent") }
      Scope(\.child, action: \.child) { AskedChild(asked: asked) }
    }
  }

  @Reducer
  struct Nested {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var rows: IdentifiedArrayOf<State> = []
    }
    enum Action {
      case addRow(id: Int)
      indirect case rows(IdentifiedActionOf<Nested>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .addRow(let id) = action { state.rows.append(State(id: id)) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Self() }
    }
  }
}
