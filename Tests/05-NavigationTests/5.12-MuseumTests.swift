import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
@Suite("5.12 A page that cannot be compared", .timeLimit(.minutes(20))) struct MuseumTests {
  private typealias Guide = Museum.Guide

  @Test("Two guides are equal if they show the same page, and only then")
  func comparing() {
    let guides = [
      Guide.State(),
      Guide.State(page: .room(Museum.Room.State(number: 1))),
      Guide.State(page: .room(Museum.Room.State(number: 2))),
      Guide.State(page: .ticket(Museum.Ticket.State())),
    ]
    for (index, guide) in guides.enumerated() {
      let equal = guides.indices.filter { guides[$0] == guide }
      #expect(
        equal == [index],
        """
        Four guides show no page, room 1, room 2 and a ticket. Each should be equal to itself \
        alone, and the one at index \(index) is equal to those at \(equal). Look at how pages are \
        compared.
        """
      )
    }
  }

  @Test("Taps lead to a room, and from there to the ticket")
  func taps() {
    let store = Store(initialState: Guide.State()) { Guide() }
    store.send(.roomTapped(7))
    let room = store.page
    store.send(.ticketButtonTapped)
    #expect(
      room == .room(Museum.Room.State(number: 7))
        && store.page == .ticket(Museum.Ticket.State()),
      """
      The guide should lead to room 7, and then to the ticket. It led to \
      \(room.map { "\($0)" } ?? "nothing") and \(store.page.map { "\($0)" } ?? "nothing"). Look at \
      the two cases.
      """
    )
  }
}
