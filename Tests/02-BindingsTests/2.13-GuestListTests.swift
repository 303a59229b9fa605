import ComposableArchitecture
import Testing

import struct SuiteHelpers.OwnTests

@testable import Bindings

@MainActor
@Suite("2.13 A list of guests", .timeLimit(.minutes(20))) struct GuestListTests {
  @Test("Your tests show what is wrong", .disabled("`Scripts/workbook run 2.13` does it."))
  func faults() {}

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "2.13-GuestListOwnTests.swift").expectPass()
  }

  @Test(
    "A name is on the list without the blanks around it, and blanks are none",
    arguments: [("Grace", ["Grace"]), ("  Mary Ann ", ["Mary Ann"]), ("   ", [])]
  )
  func names(typed: String, added: [String]) {
    let store = Store(initialState: GuestList.State(guests: ["Alan"], name: typed)) { GuestList() }
    store.send(.addButtonTapped)
    #expect(
      store.guests == ["Alan"] + added,
      """
      "\(typed)" was in the field. After a tap on "Add" the guests should be \(["Alan"] + added), and they \
      are \(store.guests). Look at the text that is added, and at the condition for it.
      """
    )
  }

  @Test("There are no more guests than seats", arguments: [2, 5])
  func full(seats: Int) {
    let store = Store(initialState: GuestList.State(seats: seats)) { GuestList() }
    for number in 0..<(seats + 2) {
      store.send(.binding(.set(\.name, "Guest \(number)")))
      store.send(.addButtonTapped)
    }
    #expect(
      store.guests.count == seats,
      """
      There are \(seats) seats, and \(seats + 2) guests were added. \(seats) should be on the list, and \
      there are \(store.guests.count). Look at what happens when each seat is taken.
      """
    )
  }

  @Test("The free seats always go with the guests")
  func freeSeats() {
    let state = GuestList.State(seats: 9, guests: ["Alan", "Grace"], name: "Kurt")
    let store = Store(initialState: state) { GuestList() }
    var numbers = [store.freeSeats]
    for index in [nil, 0, 1] {
      store.send(index.map { .guestRemoved(at: $0) } ?? .addButtonTapped)
      numbers.append(store.freeSeats)
    }
    #expect(
      numbers == [7, 6, 7, 8],
      """
      The page opens with 9 seats and 2 guests. A guest is added, and then two are removed. The free seats \
      should be [7, 6, 7, 8], and they are \(numbers). How many places of the feature have to know it when \
      a guest comes or goes?
      """
    )
  }
}
