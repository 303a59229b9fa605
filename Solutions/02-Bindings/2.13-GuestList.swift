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
    // BEGIN SOLUTION
    var freeSeats: Int { seats - guests.count }
    // END SOLUTION
    // STUB: var freeSeats = 40
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
        // BEGIN SOLUTION
        let name = state.name.trimmingCharacters(in: .whitespaces)
        // END SOLUTION
        // STUB: let name = state.name
        // BEGIN SOLUTION
        guard !name.isEmpty, state.guests.count < state.seats else { return .none }
        // END SOLUTION
        // STUB: guard !name.isEmpty, state.guests.count <= state.seats else { return .none }
        state.guests.append(name)
        // BEGIN SOLUTION
        // END SOLUTION
        // STUB: state.freeSeats -= 1
        state.name = ""

      case .binding: break
      case .guestRemoved(let index): state.guests.remove(at: index)
      }
      return .none
    }
  }
}
