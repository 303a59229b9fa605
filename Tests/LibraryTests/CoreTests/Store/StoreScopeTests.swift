import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Scoped stores")
struct StoreScopeTests {
  @Reducer
  struct Child {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var count = 0
    }
    enum Action { case add(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let number): state.count += number
        }
        return .none
      }
    }
  }

  @Test("Key paths scope alike when they are kept, lead through several cases, or lead nowhere")
  func keyPaths() {
    let store = Store(initialState: Outer.State(inner: Parent.State())) { Outer() }
    let action: CaseKeyPath<Outer.Action, Parent.Action> = \.inner
    let inner = store.scope(\.inner, action: action)
    inner.send(.child(.add(1)))
    let child = store.scope(\.inner.child, action: \.inner.child)
    child.send(.add(2))
    let same = store.scope(\.self, action: \.self)
    same.send(.inner(.child(.add(3))))
    #expect(same.inner.child.count == 6)
    #expect(inner.child.count == 6)
    #expect(child.count == 6)
  }

  @Test("An optional part has a store of the optional, unless an optional store is asked for")
  func inferredOptional() {
    let store = makeStore()
    if let child = store.scope(\.optional, action: \.optional) {
      child.send(.add(1))
    }
    #expect(store.optional?.count == 1)
    let whole = store.scope(\.optional, action: \.optional)
    #expect(type(of: whole) == Store<Child.State?, Child.Action>.self)
    #expect(whole.currentState?.count == 1)
    #expect(type(of: store.scope(\.child, action: \.child)) == StoreOf<Child>.self)
  }

  @Test("The store of a removed row among many shows the state last read, and reports actions")
  func staleElementAmongMany() {
    let store = makeStore()
    for id in 10..<100 { store.send(.addRow(id: id)) }
    let rows = Array(rows(of: store))
    rows[10].send(.add(7))
    store.send(.rows(.element(id: rows[11].id, action: .add(8))))
    #expect(rows[11].count == 8)
    for row in rows[10...11] { store.send(.removeRow(id: row.id)) }
    #expect(rows[10].count == 7)
    #expect(rows[11].count == 8)
  }

  @Test("Stores of elements that are gone are let go sooner or later")
  func memory() {
    let store = makeStore()
    var stores: [Weak] = []
    for id in 10..<100 {
      store.send(.addRow(id: id))
      stores.append(Weak(store: Array(rows(of: store)).last))
      store.send(.removeRow(id: id))
    }
    #expect(stores.filter { $0.store != nil }.count < 45)
  }

  private func rows(of store: StoreOf<Parent>) -> some RandomAccessCollection<StoreOf<Child>> {
    store.scope(\.rows, action: \.rows)
  }

  private func makeStore() -> StoreOf<Parent> {
    Store(initialState: Parent.State()) { Parent() }
  }

  struct Weak { weak var store: StoreOf<Child>? }

  @Reducer
  struct Parent {
    @ObservableState
    struct State {
      var child = Child.State(id: 0)
      var optional: Child.State? = Child.State(id: 0)
      var rows: IdentifiedArrayOf<Child.State> = [
        Child.State(id: 1), Child.State(id: 2), Child.State(id: 3),
      ]
    }
    enum Action {
      case addRow(id: Int), removeRow(id: Int)
      case child(Child.Action), optional(Child.Action)
      case rows(IdentifiedActionOf<Child>)
    }
    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .addRow(let id): state.rows.append(Child.State(id: id))
        case .removeRow(let id): state.rows.remove(id: id)
        case .child, .optional, .rows: break
        }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
    }
  }

  @Reducer
  struct Outer {
    @ObservableState
    struct State { var inner: Parent.State }
    enum Action { case inner(Parent.Action) }
    var body: some ReducerOf<Self> {
      Scope(\.inner, action: \.inner) { Parent() }
    }
  }
}
