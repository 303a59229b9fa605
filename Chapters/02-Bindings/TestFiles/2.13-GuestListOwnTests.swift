import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
struct GuestTests {
  @Test func addsAGuest() {
    let store = Store(initialState: GuestList.Feature.State(name: "Ada")) { GuestList.Feature() }
    store.send(.addButtonTapped)
    #expect(store.guests == ["Ada"])
    #expect(store.name == "")
    #expect(store.freeSeats == 39)
  }

  @Test func ignoresAnEmptyName() {
    let store = Store(initialState: GuestList.Feature.State()) { GuestList.Feature() }
    store.send(.addButtonTapped)
    #expect(store.guests == [])
  }

  @Test func removesAGuest() {
    let store = Store(initialState: GuestList.Feature.State(name: "Ada")) { GuestList.Feature() }
    store.send(.addButtonTapped)
    store.send(.guestRemoved(at: 0))
    #expect(store.guests == [])
    #expect(store.freeSeats == 39)
  }
}
