import ComposableArchitecture
import Testing

@testable import Composition

@MainActor
@Suite("4.2 A row and its id") struct RowByIDTests {
  typealias GuestList = RowByID.GuestList

  /// The names of those who have arrived, after some taps.
  private func arrived(after ids: [Int]) -> [String] {
    let store = Store(
      initialState: GuestList.State(
        guests: [
          RowByID.Guest(id: 30, name: "Ada"),
          RowByID.Guest(id: 2, name: "Ben"),
          RowByID.Guest(id: 1, name: "Cleo"),
        ]
      )
    ) {
      GuestList()
    }
    for id in ids { store.send(.guestTapped(id: id)) }
    return store.guests.filter(\.hasArrived).map(\.name)
  }

  @Test("A tap notes that this guest has arrived")
  func tap() {
    for (id, name) in [(30, "Ada"), (2, "Ben"), (1, "Cleo")] {
      let arrived = arrived(after: [id])
      let place =
        arrived.isEmpty
        ? "Does the line change the guest in `state.guests`, or a copy?"
        : "Look at how the reducer finds the guest."
      #expect(
        arrived == [name],
        """
        The list has Ada with the id 30, Ben with 2 and Cleo with 1. After a tap on the id \(id), \
        \(name) should have arrived, and no other guest. Arrived: \(arrived). \(place)
        """
      )
    }
  }

  @Test("A second tap changes nothing")
  func secondTap() {
    let first = arrived(after: [2])
    let arrived = arrived(after: [2, 2])
    let place =
      first == ["Ben"]
      ? "Look at the value that the reducer assigns."
      : "First let the check \"A tap notes that this guest has arrived\" pass."
    #expect(
      arrived == ["Ben"],
      "Ben was tapped twice, and should have arrived. Arrived: \(arrived). \(place)"
    )
  }

  @Test("A tap on a guest who is not in the list changes nothing")
  func unknown() {
    let arrived = arrived(after: [4])
    #expect(
      arrived.isEmpty,
      "No guest has the id 4, so no guest should have arrived. Arrived: \(arrived)."
    )
  }
}
