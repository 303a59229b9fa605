import ComposableArchitecture
import Testing

import struct SuiteHelpers.OwnTests

@testable import Bindings

@MainActor
@Suite("2.13 A list of guests", .timeLimit(.minutes(20))) struct GuestListTests {
  private func makeStore(_ state: GuestList.Feature.State) -> StoreOf<GuestList.Feature> {
    Store(initialState: state) { GuestList.Feature() }
  }

  @Test(
    "Your tests show what is wrong",
    .disabled("`Scripts/workbook run 2.13` runs your tests on other features.")
  )
  func faults() {}

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "2.13-GuestListOwnTests.swift")
      .expectPass(on: "this feature", advice: "Compare both with the wish.")
  }

  @Test("A name is on the list without the blanks around it", arguments: ["Grace", "  Mary Ann "])
  func names(typed: String) {
    let store = makeStore(GuestList.Feature.State(guests: ["Alan"], name: typed))
    store.send(.addButtonTapped)
    let name = typed == "Grace" ? typed : "Mary Ann"
    #expect(
      store.guests == ["Alan", name] && store.name == "",
      """
      "\(typed)" was in the field, and "Alan" on the list. After a tap on "Add" the guests should be \
      ["Alan", "\(name)"], and the field empty. They are \(store.guests), and in the field is \
      "\(store.name)". Look at the text that is added.
      """
    )
  }

  @Test("Blanks alone are no name", arguments: ["", " ", "    "])
  func blanks(typed: String) {
    let store = makeStore(GuestList.Feature.State(guests: ["Alan"], name: typed))
    store.send(.addButtonTapped)
    #expect(
      store.guests == ["Alan"],
      """
      "\(typed)" was in the field. After a tap on "Add" the guests should still be ["Alan"], and they are \
      \(store.guests). Look at the condition under which a guest is added.
      """
    )
  }

  @Test("There are no more guests than seats", arguments: [2, 5])
  func full(seats: Int) {
    let store = makeStore(GuestList.Feature.State(seats: seats))
    for number in 0..<(seats + 2) {
      store.send(.binding(.set(\.name, "Guest \(number)")))
      store.send(.addButtonTapped)
    }
    #expect(
      store.guests.count == seats && store.name == "Guest \(seats + 1)",
      """
      There are \(seats) seats, and \(seats + 2) names were added. \(seats) guests should be on the list, \
      and the last name still in the field. There are \(store.guests.count), and in the field is \
      "\(store.name)". Look at what happens when each seat is taken.
      """
    )
  }

  @Test("The free seats always go with the guests")
  func freeSeats() {
    let store = makeStore(GuestList.Feature.State(seats: 9, guests: ["Alan", "Grace"], name: "Kurt"))
    var numbers = [store.freeSeats]
    store.send(.addButtonTapped)
    numbers.append(store.freeSeats)
    for _ in 1...2 {
      store.send(.guestRemoved(at: 0))
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
