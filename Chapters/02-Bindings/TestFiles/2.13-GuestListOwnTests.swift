import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
struct GuestTests {
  private func makeStore(_ state: GuestList.State) -> StoreOf<GuestList> {
    Store(initialState: state) { GuestList() }
  }

  @Test func addsAGuest() {
    let store = makeStore(GuestList.State(name: "Ada"))
    store.send(.addButtonTapped)
    #expect(store.guests == ["Ada"])
    #expect(store.freeSeats == 39)
  }

  @Test func removesAGuest() {
    let store = makeStore(GuestList.State(name: "Ada"))
    store.send(.addButtonTapped)
    store.send(.guestRemoved(at: 0))
    #expect(store.guests == [])
    #expect(store.freeSeats == 39)
  }
}
