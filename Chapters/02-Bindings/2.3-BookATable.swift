import ComposableArchitecture
import TerminalUI

/// The form in which a table of a restaurant is booked.
enum BookATable {
  @Reducer
  struct Booking {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var phone = ""
      var meal = Meal.dinner
      var guests = 2
      var isOutside = false

      /// Where the cursor is.
      var focus: Field? = .name

      /// What is missing, or that the table is booked.
      var message: String?

      enum Field: Hashable {
        case name
        case phone
      }

      enum Meal: String, CaseIterable {
        case breakfast = "Breakfast"
        case lunch = "Lunch"
        case dinner = "Dinner"
      }
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case bookButtonTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.name), .binding(\.phone):
          state.message = nil
          return .none

        case .binding:
          return .none

        case .bookButtonTapped:
          if state.name.isEmpty {
            state.focus = .name
            state.message = "What is your name?"
          } else if state.phone.isEmpty {
            state.focus = .phone
            state.message = "How can we reach you?"
          } else {
            state.focus = nil
            state.message = "See you soon, \(state.name)!"
          }
          return .none
        }
      }
    }
  }

  /// What is on the screen.
  struct BookingView: View {
    let store: StoreOf<Booking>

    var body: some View {
      // TODO: Five controls, the message, and the button; and the focus.
      EmptyView()
    }
  }

  /// A booking with a mistake, for the preview.
  @MainActor
  static var mistaken: StoreOf<Booking> {
    // TODO: Begin as after a tap on "Book" with a name and without a phone number.
    Store(initialState: Booking.State()) { Booking() }
  }
}

#Preview("A number is missing") {
  BookATable.BookingView(store: BookATable.mistaken)
}
