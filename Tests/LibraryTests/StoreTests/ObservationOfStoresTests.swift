import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite("Observation of stores", .timeLimit(.minutes(20)))
struct ObservationOfStoresTests {
  typealias Parent = StoreScopeTests.Parent
  typealias Child = StoreScopeTests.Child

  @Test("Who reads a field is told of changes of that field alone")
  func field() {
    let store = makeStore()
    #expect(changes({ _ = store.child.count }, when: { store.send(.other(.add(1))) }) == false)
    #expect(changes({ _ = store.child.count }, when: { store.send(.child(.add(1))) }))
    #expect(changes({ _ = store.other }, when: { store.send(.other(.add(1))) }) == false)
  }

  @Test("Who reads a field of a scoped store is told of changes of that field alone")
  func scoped() {
    let store = makeStore()
    let child = store.scope(\.child, action: \.child)
    #expect(changes({ _ = child.count }, when: { store.send(.other(.add(1))) }) == false)
    #expect(changes({ _ = child.id }, when: { child.send(.add(1)) }) == false)
    #expect(changes({ _ = child.count }, when: { child.send(.add(1)) }))
  }

  @Test("Who reads a child through its store is told when another takes the child's place")
  func replaced() {
    let store = makeStore()
    let child = store.scope(\.child, action: \.child)
    #expect(changes({ _ = child.count }, when: { store.send(.replaceChildren) }))
    #expect(child.count == 100)
    #expect(changes({ _ = child.count }, when: { child.send(.add(1)) }))
  }

  @Test("Who looks whether there is a child is told when it comes and goes, not when it changes")
  func optional() {
    let store = makeStore()
    let look = { _ = store.scope(\.optional, action: \.optional) as StoreOf<Child>? }
    #expect(changes(look, when: { store.send(.optional(.add(1))) }) == false)
    #expect(changes(look, when: { store.send(.drop) }))
    #expect(changes(look, when: { store.send(.bringBack) }))
  }

  @Test("Who reads an optional child is told of changes of what was read")
  func optionalField() throws {
    let store = makeStore()
    let child = try #require(
      store.scope(\.optional, action: \.optional) as StoreOf<Child>?
    )
    #expect(changes({ _ = child.count }, when: { store.send(.optional(.add(1))) }))
    #expect(changes({ _ = child.gate }, when: { store.send(.optional(.add(1))) }) == false)
    #expect(changes({ _ = child.count }, when: { store.send(.child(.add(1))) }) == false)
  }

  @Test("Who reads a row is told of changes of that row alone")
  func row() {
    let store = makeStore()
    let rows = Array(store.scope(\.rows, action: \.rows))
    #expect(changes({ _ = rows[0].count }, when: { rows[1].send(.add(1)) }) == false)
    #expect(changes({ _ = rows[0].count }, when: { rows[0].send(.add(1)) }))
    #expect(changes({ _ = rows[0].gate }, when: { rows[0].send(.add(1)) }) == false)
  }

  @Test("Who lists the rows is told when rows come, go and move, not when one changes")
  func rows() {
    let store = makeStore()
    let list = { _ = Array(store.scope(\.rows, action: \.rows)) }
    let change = { _ = store.send(.rows(.element(id: 1, action: .add(1)))) }
    #expect(changes(list, when: change) == false)
    #expect(changes(list, when: { store.send(.addRow(id: 9)) }))
    #expect(changes(list, when: { store.send(.reverse) }))
    #expect(changes(list, when: { store.send(.removeRow(id: 9)) }))
  }

  @Test(
    "Who reads a child is not told of changes of its fields, although a copy is kept",
    arguments: ReadingWhileProcessingTests.Place.allCases
  )
  func keptCopies(place: ReadingWhileProcessingTests.Place) throws {
    let store = Store(initialState: Host.State()) { Host() }
    let copy = store.state
    for _ in 1...2 {
      #expect(!changes({ _ = place.child(store.state) }, when: { store.send(place.action) }))
      #expect(changes({ _ = place.child(store.state)?.count }, when: { store.send(place.action) }))
    }
    let child = try #require(place.store(store))
    #expect(changes({ _ = child.id }, when: { store.send(place.action) }) == false)
    #expect(place.child(copy)?.count == 0)
  }

  @Test("A draft that is a copy of the original tells nobody when it is saved, as in TCA")
  func drafts() {
    let store = Store(initialState: Drafting.State()) { Drafting() }
    let original = store.scope(\.original, action: \.original)
    store.send(.editButtonTapped)
    store.send(.draft(.grow))
    for read in [{ _ = store.original.count }, { _ = original.count }] {
      #expect(!changes(read, when: { store.send(.saveButtonTapped) }))
      #expect(original.count == 1)
      #expect(!changes(read, when: { store.send(.undoButtonTapped) }))
      #expect(original.count == 0)
    }
  }

  @Test("An action sent by an observer is reported and processed")
  func sendFromObserver() {
    let store = makeStore()
    withObservationTracking {
      _ = store.child.count
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(.other(.add(5))) }
    }
    withExpectedIssue { _ = store.send(.child(.add(1))) }
    #expect(store.other.count == 5)
  }

  /// Whether `change` changes what `read` reads, in the eyes of an observer.
  private func changes(_ read: () -> Void, when change: () -> Void) -> Bool {
    let hasChanged = LockIsolated(false)
    withObservationTracking(read) { hasChanged.setValue(true) }
    change()
    return hasChanged.value
  }

  private func makeStore() -> StoreOf<Parent> {
    Store(initialState: Parent.State()) { Parent() }
  }
}

@Reducer
struct Drafting {
  @ObservableState
  struct State {
    var original = GrowingChild.State()
    var draft = GrowingChild.State()
    var history: [GrowingChild.State] = []
  }
  enum Action {
    case draft(GrowingChild.Action)
    case editButtonTapped
    case original(GrowingChild.Action)
    case saveButtonTapped
    case undoButtonTapped
  }
  var body: some ReducerOf<Self> {
    Scope(\.original, action: \.original) { GrowingChild() }
    Scope(\.draft, action: \.draft) { GrowingChild() }
    Reduce { state, action in
      switch action {
      case .editButtonTapped:
        state.draft = state.original
      case .saveButtonTapped:
        state.history.append(state.original)
        state.original = state.draft
      case .undoButtonTapped:
        state.original = state.history.removeLast()
      case .draft, .original:
        break
      }
      return .none
    }
  }
}
