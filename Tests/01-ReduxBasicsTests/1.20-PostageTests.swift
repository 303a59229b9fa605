import Testing

@testable import ReduxBasics

@Suite("1.20 An enum with data") struct PostageTests {
  @Test("A letter has its price")
  func letter() {
    let price = Postage.price(of: .letter)
    #expect(price == 85, "A letter should cost 85, and costs \(price). Look at the case `letter`.")
  }

  @Test(
    "A parcel has the price of its weight",
    arguments: [(0, 400), (999, 400), (1000, 400), (1001, 700), (9000, 700)]
  )
  func parcel(weight: Int, expected: Int) {
    let price = Postage.price(of: .parcel(weight: weight))
    #expect(
      price == expected,
      """
      A parcel of \(weight) grams should cost \(expected), and costs \(price). Look at what the case does \
      with the weight that it carries.
      """
    )
  }
}
