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
      // TODO: What does not change when another guest leaves?
      case doorOpened(at: Int)
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .guestLeft(let id):
          state.guests.remove(id: id)
          return .none

        case .guestRang(let id):
          let index = state.guests.index(id: id) ?? 0
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.doorOpened(at: index))
          }

        case .doorOpened(let index):
          state.guests[index].hasArrived = true
          return .none
        }
      }
    }
  }
}
