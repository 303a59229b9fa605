import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite("Observation of stores", .timeLimit(.minutes(1)))
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

  @Test("The same through a scoped store")
  func scoped() {
    let store = makeStore()
    let child = store.scope(state: \.child, action: \.child)
    #expect(changes({ _ = child.count }, when: { store.send(.other(.add(1))) }) == false)
    #expect(changes({ _ = child.id }, when: { child.send(.add(1)) }) == false)
    #expect(changes({ _ = child.count }, when: { child.send(.add(1)) }))
  }

  @Test("Who reads a child through its store is told when another takes the child's place")
  func replaced() {
    let store = makeStore()
    let child = store.scope(state: \.child, action: \.child)
    #expect(changes({ _ = child.count }, when: { store.send(.replaceChildren) }))
    #expect(child.count == 100)
    #expect(changes({ _ = child.count }, when: { child.send(.add(1)) }))
  }

  @Test("Who looks whether there is a child is told when it comes and goes, not when it changes")
  func optional() {
    let store = makeStore()
    let look = { _ = store.scope(state: \.optional, action: \.optional) as StoreOf<Child>? }
    #expect(changes(look, when: { store.send(.optional(.add(1))) }) == false)
    #expect(changes(look, when: { store.send(.drop) }))
    #expect(changes(look, when: { store.send(.bringBack) }))
  }

  @Test("Who reads an optional child is told of changes of what was read")
  func optionalField() throws {
    let store = makeStore()
    let child = try #require(
      store.scope(state: \.optional, action: \.optional) as StoreOf<Child>?
    )
    #expect(changes({ _ = child.count }, when: { store.send(.optional(.add(1))) }))
    #expect(changes({ _ = child.gate }, when: { store.send(.optional(.add(1))) }) == false)
    #expect(changes({ _ = child.count }, when: { store.send(.child(.add(1))) }) == false)
  }

  @Test("Who reads a row is told of changes of that row alone")
  func row() {
    let store = makeStore()
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    #expect(changes({ _ = rows[0].count }, when: { rows[1].send(.add(1)) }) == false)
    #expect(changes({ _ = rows[0].count }, when: { rows[0].send(.add(1)) }))
    #expect(changes({ _ = rows[0].gate }, when: { rows[0].send(.add(1)) }) == false)
  }

  @Test("Who lists the rows is told when rows come, go and move, not when one changes")
  func rows() {
    let store = makeStore()
    let list = { _ = Array(store.scope(state: \.rows, action: \.rows)) }
    let change = { _ = store.send(.rows(.element(id: 1, action: .add(1)))) }
    #expect(changes(list, when: change) == false)
    #expect(changes(list, when: { store.send(.addRow(id: 9)) }))
    #expect(changes(list, when: { store.send(.reverse) }))
    #expect(changes(list, when: { store.send(.removeRow(id: 9)) }))
  }

  @Test("Reading in withState observes nothing")
  func withState() {
    let store = Recorder.makeStore()
    #expect(changes({ _ = store.notes }, when: { store.send(.note("1")) }) == false)
  }

  @Test("An action sent by an observer is processed")
  func sendFromObserver() async {
    let store = makeStore()
    withObservationTracking {
      _ = store.child.count
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(.other(.add(5))) }
    }
    store.send(.child(.add(1)))
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
