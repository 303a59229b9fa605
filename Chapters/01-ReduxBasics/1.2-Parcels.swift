/// A shelf for parcels, and what can happen to it.
enum Parcels {
  enum Action: Equatable, Sendable {
    /// A neighbour takes one parcel away.
    case parcelCollected
    /// A van brings several parcels at once.
    case parcelsDelivered(Int)
  }

  /// Returns by how many the number of parcels on the shelf changes.
  static func change(_ action: Action) -> Int {
    switch action {
    case .parcelCollected:
      -1
    // TODO: Take the number out of the action, and return it.
    case .parcelsDelivered:
      0
    }
  }
}
