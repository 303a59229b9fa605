import Testing

@testable import ReduxBasics

@Suite("1.2 A number in an action") struct ParcelsTests {
  @Test("A delivery adds as many parcels as it brings", arguments: [0, 3, 17, 250])
  func delivered(number: Int) {
    let change = Parcels.change(.parcelsDelivered(number))
    #expect(
      change == number,
      """
      A van brought \(number) parcels: the shelf should change by \(number), and changed by \
      \(change). The number comes with the action.
      """
    )
  }

  @Test("A parcel that is collected leaves the shelf")
  func collected() {
    let change = Parcels.change(.parcelCollected)
    #expect(
      change == -1,
      "One parcel was collected: the shelf should change by -1, and changed by \(change)."
    )
  }
}
