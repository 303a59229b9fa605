import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite("Observation of stores")
struct ObservationOfStoresTests {
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

  /// Whether `change` changes what `read` reads, in the eyes of an observer.
  private func changes(_ read: () -> Void, when change: () -> Void) -> Bool {
    let hasChanged = LockIsolated(false)
    withObservationTracking(read) { hasChanged.setValue(true) }
    change()
    return hasChanged.value
  }
}
