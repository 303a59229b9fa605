import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite("Observation of stores")
struct ObservationOfStoresTests {
  typealias Parent = StoreScopeTests.Parent
  typealias Child = StoreScopeTests.Child

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
