/// A shelf for parcels, and what can happen to it.
enum Parcels {
  struct State: Equatable {
    /// How many parcels are on the shelf. It has room for 20.
    var parcels = 0
    /// How many parcels found no room, and wait in the van.
    var waiting = 0
  }

  enum Action {
    /// A neighbour takes one parcel from the shelf.
    case parcelCollected
    /// A van brings several parcels at once.
    case parcelsDelivered(Int)
  }

  /// Returns what there is after `action` has happened to `state`.
  static func next(_ action: Action, _ state: State) -> State {
    var next = state
    switch action {
    case .parcelCollected:
      next.parcels -= 1
    // BEGIN SOLUTION
    case .parcelsDelivered(let number):
      let room = 20 - state.parcels
      next.parcels += min(number, room)
      next.waiting += max(number - room, 0)
    // END SOLUTION
    // STUB: // TODO: Take the number out of the action. How many parcels does the shelf take?
    // STUB: case .parcelsDelivered:
    // STUB:   break
    }
    return next
  }
}
