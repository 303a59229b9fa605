/// A shelf for parcels, and what can happen to it.
enum Parcels {
  struct State: Equatable, Sendable {
    /// How many parcels are on the shelf.
    var parcels: Int
  }

  enum Action: Equatable, Sendable {
    /// A neighbour takes one parcel away.
    case parcelCollected
    /// A van brings several parcels at once.
    case parcelsDelivered(Int)
  }

  /// Returns the shelf after `action` has happened to `state`.
  static func next(_ action: Action, _ state: State) -> State {
    switch action {
    case .parcelCollected:
      State(parcels: state.parcels - 1)
    // TODO: Take the number out of the action, and return the next shelf.
    case .parcelsDelivered:
      state
    }
  }
}
