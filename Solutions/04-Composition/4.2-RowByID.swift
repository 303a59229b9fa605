import ComposableArchitecture

/// Exercise 4.2: the guests of a party.
enum RowByID {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name: String
    var hasArrived = false
  }

  @Reducer
  struct GuestList {
    @ObservableState
    struct State: Equatable {
      var guests: IdentifiedArrayOf<Guest> = []
    }

    enum Action {
      case guestTapped(id: Guest.ID)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .guestTapped(let id):
          // BEGIN SOLUTION
          state.guests[id: id]?.hasArrived = true
          // END SOLUTION
          // STUB: // TODO: Find the guest by the id, and note that this guest has arrived.
          // STUB: _ = id
          return .none
        }
      }
    }
  }
}
