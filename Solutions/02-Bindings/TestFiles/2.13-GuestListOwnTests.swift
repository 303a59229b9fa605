import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
struct GuestTests {
  // BEGIN SOLUTION
  private func makeStore(_ state: GuestList.Feature.State) -> TestStoreOf<GuestList.Feature> {
    TestStore(initialState: state) { GuestList.Feature() }
  }

  @Test func aNameLosesTheBlanksAroundIt() async {
    let store = makeStore(GuestList.Feature.State(name: " Ada "))
    await store.send(.addButtonTapped) {
      $0.guests = ["Ada"]
      $0.name = ""
    }
    #expect(store.state.freeSeats == 39)
  }

  @Test func theLastSeatIsTheLast() async {
    let store = makeStore(GuestList.Feature.State(seats: 2, guests: ["Ada"], name: "Bo"))
    await store.send(.addButtonTapped) {
      $0.guests = ["Ada", "Bo"]
      $0.name = ""
    }
    await store.send(\.binding.name, "Cy") { $0.name = "Cy" }
    await store.send(.addButtonTapped)
  }

  @Test func aGuestWhoLeavesFreesASeat() async {
    let store = makeStore(GuestList.Feature.State(seats: 2, guests: ["Ada", "Bo"]))
    #expect(store.state.freeSeats == 0)
    await store.send(.guestRemoved(at: 0)) { $0.guests = ["Bo"] }
    #expect(store.state.freeSeats == 1)
  }
  // END SOLUTION
  // STUB: @Test func addsAGuest() {
  // STUB:   let store = Store(initialState: GuestList.Feature.State(name: "Ada")) { GuestList.Feature() }
  // STUB:   store.send(.addButtonTapped)
  // STUB:   #expect(store.guests == ["Ada"])
  // STUB:   #expect(store.name == "")
  // STUB:   #expect(store.freeSeats == 39)
  // STUB: }
  // STUB:
  // STUB: @Test func ignoresAnEmptyName() {
  // STUB:   let store = Store(initialState: GuestList.Feature.State()) { GuestList.Feature() }
  // STUB:   store.send(.addButtonTapped)
  // STUB:   #expect(store.guests == [])
  // STUB: }
  // STUB:
  // STUB: @Test func removesAGuest() {
  // STUB:   let store = Store(initialState: GuestList.Feature.State(name: "Ada")) { GuestList.Feature() }
  // STUB:   store.send(.addButtonTapped)
  // STUB:   store.send(.guestRemoved(at: 0))
  // STUB:   #expect(store.guests == [])
  // STUB:   #expect(store.freeSeats == 39)
  // STUB: }
}
