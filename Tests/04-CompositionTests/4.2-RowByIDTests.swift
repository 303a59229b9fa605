import ComposableArchitecture
import Testing

import func SuiteHelpers.expectEnd

@testable import Composition

@MainActor
@Suite("4.2 A row and its id") struct RowByIDTests {
  typealias GuestList = RowByID.GuestList

  /// The names of those who are on the list and have arrived, after one guest rang.
  ///
  /// - Parameter leaving: Who leaves before the door opens.
  private func arrived(ringing: Int, leaving: Int? = nil) async -> [String] {
    let clock = TestClock()
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
    } withDependencies: {
      $0.continuousClock = clock
    }
    let ring = store.send(.guestRang(id: ringing))
    if let leaving { store.send(.guestLeft(id: leaving)) }
    await clock.advance(by: .seconds(1))
    await expectEnd(of: ring)
    return store.guests.filter(\.hasArrived).map(\.name)
  }

  @Test("A guest who rang has arrived when the door opens")
  func rings() async {
    for (id, name) in [(30, "Ada"), (2, "Ben"), (1, "Cleo")] {
      let arrived = await arrived(ringing: id)
      #expect(
        arrived == [name],
        """
        The list has Ada with the id 30, Ben with 2 and Cleo with 1. \(name) rang, and the door opened. \(name) \
        should have arrived, and no other guest. Arrived: \(arrived). Look at whether `doorOpened` changes the \
        guest in `state.guests`, or a copy, and at how it finds the guest.
        """
      )
    }
  }

  @Test("The same guest arrives if another one leaves before the door opens")
  func otherLeaves() async {
    let arrived = await arrived(ringing: 2, leaving: 30)
    #expect(
      arrived == ["Ben"],
      """
      From the top, the list had Ada, Ben and Cleo. Ben rang, Ada left, and then the door opened. Ben should \
      have arrived. Arrived: \(arrived). Look at what `doorOpened` says about the guest: is it still so a \
      second later?
      """
    )
  }

  @Test("Nobody arrives if the guest who rang has left")
  func leaves() async {
    let arrived = await arrived(ringing: 2, leaving: 2)
    #expect(
      arrived.isEmpty,
      """
      Ben rang, and left before the door opened. Nobody should have arrived. Arrived: \(arrived). Look at what \
      `doorOpened` does when the list has no such guest.
      """
    )
  }
}
