import Testing

@testable import ReduxBasics

@Suite("1.2 A number in an action") struct ParcelsTests {
  @Test(
    "A delivery adds as many parcels as it brings",
    arguments: [(0, 3), (3, 17), (17, 0), (41, 250)]
  )
  func delivered(before: Int, number: Int) {
    let shelf = Parcels.next(.parcelsDelivered(number), Parcels.State(parcels: before)).parcels
    #expect(
      shelf == before + number,
      """
      There were \(before) parcels, and a van brought \(number): there should be \(before + number), \
      and there were \(shelf). The number comes with the action.
      """
    )
  }

  @Test("A parcel that is collected leaves the shelf")
  func collected() {
    let shelf = Parcels.next(.parcelCollected, Parcels.State(parcels: 5)).parcels
    #expect(
      shelf == 4,
      "There were 5 parcels, and one was collected: there should be 4, and there were \(shelf)."
    )
  }
}
