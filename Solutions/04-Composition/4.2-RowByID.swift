import ComposableArchitecture

/// Exercise 4.2: the guests of a party. A guest rings, and the door opens a second later.
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
      case guestLeft(id: Guest.ID)
      case guestRang(id: Guest.ID)
      // BEGIN SOLUTION
      case doorOpened(for: Guest.ID)
      // END SOLUTION
      // STUB: // TODO: What does not change when another guest leaves?
      // STUB: case doorOpened(at: Int)
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .guestLeft(let id):
          state.guests.remove(id: id)
          return .none

        case .guestRang(let id):
          // BEGIN SOLUTION
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.doorOpened(for: id))
          }
        // END SOLUTION
        // STUB: let index = state.guests.index(id: id) ?? 0
        // STUB: return .run { send in
        // STUB:   try await clock.sleep(for: .seconds(1))
        // STUB:   await send(.doorOpened(at: index))
        // STUB: }

        // BEGIN SOLUTION
        case .doorOpened(let id):
          state.guests[id: id]?.hasArrived = true
          return .none
        // END SOLUTION
        // STUB: case .doorOpened(let index):
        // STUB:   state.guests[index].hasArrived = true
        // STUB:   return .none
        }
      }
    }
  }
}
