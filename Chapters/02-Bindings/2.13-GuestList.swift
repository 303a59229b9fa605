import ComposableArchitecture
import Foundation

/// The guests of a party, as an assistant wrote them for the wish.
@Reducer
struct GuestList {
  @ObservableState
  struct State: Equatable {
    var seats = 40
    var guests: [String] = []
    /// The text in the field.
    var name = ""
    var freeSeats = 40
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case guestRemoved(at: Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let name = state.name
        guard !name.isEmpty, state.guests.count <= state.seats else { return .none }
        state.guests.append(name)
        state.freeSeats -= 1
        state.name = ""

      case .binding: break
      case .guestRemoved(let index): state.guests.remove(at: index)
      }
      return .none
    }
  }
}
