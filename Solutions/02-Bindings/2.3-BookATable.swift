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
    // BEGIN SOLUTION
    @Bindable var store: StoreOf<Booking>
    @FocusState var focus: Booking.State.Field?

    var body: some View {
      Form {
        TextField("Name", text: $store.name)
          .focused($focus, equals: .name)
        TextField("Phone", text: $store.phone)
          .focused($focus, equals: .phone)
        Picker("Meal", selection: $store.meal) {
          ForEach(Booking.State.Meal.allCases, id: \.self) { meal in
            Text(meal.rawValue)
          }
        }
        Stepper("Guests: \(store.guests)", value: $store.guests, in: 1...8)
        Toggle("Outside", isOn: $store.isOutside)
        if let message = store.message {
          Text(message)
        }
        Button("Book") { store.send(.bookButtonTapped) }
      }
      .bind($store.focus, to: $focus)
    }
    // END SOLUTION
    // STUB: let store: StoreOf<Booking>
    // STUB:
    // STUB: var body: some View {
    // STUB:   // TODO: Five controls, the message, and the button; and the focus.
    // STUB:   EmptyView()
    // STUB: }
  }

  /// A booking with a mistake, for the preview.
  @MainActor
  static var mistaken: StoreOf<Booking> {
    // BEGIN SOLUTION
    Store(
      initialState: Booking.State(name: "Ada", focus: .phone, message: "How can we reach you?")
    ) {
      Booking()
    }
    // END SOLUTION
    // STUB: // TODO: Begin as after a tap on "Book" with a name and without a phone number.
    // STUB: Store(initialState: Booking.State()) { Booking() }
  }
}

#Preview("A number is missing") {
  BookATable.BookingView(store: BookATable.mistaken)
}
