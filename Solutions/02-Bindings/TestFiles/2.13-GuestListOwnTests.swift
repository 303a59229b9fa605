import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
struct GuestTests {
  private func makeStore(_ state: GuestList.State) -> StoreOf<GuestList> {
    Store(initialState: state) { GuestList() }
  }

  // BEGIN SOLUTION
  @Test func aNameLosesTheBlanksAroundIt() {
    let store = makeStore(GuestList.State(name: " Ada "))
    store.send(.addButtonTapped)
    #expect(store.guests == ["Ada"])
    #expect(store.freeSeats == 39)
  }

  @Test func theLastSeatIsTheLast() {
    let store = makeStore(GuestList.State(seats: 1, guests: ["Ada"], name: "Bo"))
    store.send(.addButtonTapped)
    #expect(store.guests == ["Ada"])
  }

  @Test func aGuestWhoLeavesFreesASeat() {
    let store = makeStore(GuestList.State(seats: 2, guests: ["Ada", "Bo"]))
    store.send(.guestRemoved(at: 0))
    #expect(store.guests == ["Bo"])
    #expect(store.freeSeats == 1)
  }
  // END SOLUTION
  // STUB: @Test func addsAGuest() {
  // STUB:   let store = makeStore(GuestList.State(name: "Ada"))
  // STUB:   store.send(.addButtonTapped)
  // STUB:   #expect(store.guests == ["Ada"])
  // STUB:   #expect(store.freeSeats == 39)
  // STUB: }
  // STUB:
  // STUB: @Test func removesAGuest() {
  // STUB:   let store = makeStore(GuestList.State(name: "Ada"))
  // STUB:   store.send(.addButtonTapped)
  // STUB:   store.send(.guestRemoved(at: 0))
  // STUB:   #expect(store.guests == [])
  // STUB:   #expect(store.freeSeats == 39)
  // STUB: }
}
