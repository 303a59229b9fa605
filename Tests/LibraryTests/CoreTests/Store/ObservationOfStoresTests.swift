import ComposableArchitecture
import LibraryTestHelpers
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
    func send() { store.send(place.action) }
    for _ in 1...2 {
      #expect(!isTold(reading: { _ = place.child(store.state) }, when: { send() }))
      #expect(isTold(reading: { _ = place.child(store.state)?.count }, when: { send() }))
    }
    let child = try #require(place.store(store))
    #expect(!isTold(reading: { _ = child.id }, when: { send() }))
    #expect(place.child(copy)?.count == 0)
  }
}
