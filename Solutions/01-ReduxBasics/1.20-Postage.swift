/// Postage: an enum whose cases carry data.
enum Postage {
  enum Item: Equatable, Sendable {
    case letter
    /// The weight in grams.
    case parcel(weight: Int)
  }

  /// Returns the price in cents: 85 for a letter, 400 for a parcel up to 1,000 grams, 700 for a heavier one.
  static func price(of item: Item) -> Int {
    // BEGIN SOLUTION
    switch item {
    case .letter: 85
    case .parcel(let weight): weight <= 1000 ? 400 : 700
    }
    // END SOLUTION
    // STUB: // TODO: Return the price of each of the two.
    // STUB: 0
  }
}
