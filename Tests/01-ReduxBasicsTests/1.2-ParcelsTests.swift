import Testing

@testable import ReduxBasics

@Suite("1.2 A number in an action") struct ParcelsTests {
  private typealias State = Parcels.State

  @Test(
    "A delivery puts as many parcels on the shelf as it takes",
    arguments: [(0, 3), (3, 17), (17, 0), (17, 6), (20, 1), (0, 41)]
  )
  func delivered(before: Int, number: Int) {
    let shelf = Parcels.next(.parcelsDelivered(number), State(parcels: before)).parcels
    let expected = before + number > 20 ? 20 : before + number
    #expect(
      shelf == expected,
      """
      There were \(before) parcels on the shelf, and a van brought \(number). Now there should be \(expected) on the \
      shelf, and there are \(shelf). The number comes with the action, and the shelf has room for 20.
      """
    )
  }

  @Test("No parcel is lost", arguments: [(17, 0, 6), (20, 4, 2), (2, 5, 1), (0, 1, 35)])
  func rest(before: Int, waiting: Int, number: Int) {
    let state = State(parcels: before, waiting: waiting)
    let next = Parcels.next(.parcelsDelivered(number), state)
    #expect(
      next.parcels + next.waiting == before + waiting + number,
      """
      There were \(before) parcels on the shelf and \(waiting) in the van, and \(number) came. On the shelf are \
      \(next.parcels) now, and \(next.waiting) wait: together they should be \(before + waiting + number). Look at \
      what finds no room.
      """
    )
  }
}
