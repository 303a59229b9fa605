import ComposableArchitecture
import TerminalUI

/// An order that may be a gift, with a greeting; and a button that saves.
enum OneActionForManyBindings {
  @Reducer
  struct GiftOrder {
    @ObservableState
    struct State: Equatable {
      var isGift = false
      var greeting = ""

      /// Whether something was edited after the last save.
      var hasChanges = false
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case saveButtonTapped
    }

    var body: some ReducerOf<Self> {
      // BEGIN SOLUTION
      BindingReducer()
      // END SOLUTION
      // STUB: // TODO: Add the reducer that writes bound values to the state.
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .binding(\.isGift):
          state.hasChanges = true
          if !state.isGift { state.greeting = "" }
          return .none

        case .binding:
          state.hasChanges = true
          return .none
        // END SOLUTION
        // STUB: // TODO: React to every edit, and to an edit of `isGift`.
        // STUB: case .binding:
        // STUB:   return .none

        case .saveButtonTapped:
          state.hasChanges = false
          return .none
        }
      }
    }
  }

  /// The form on the screen.
  struct FormView: View {
    @Bindable var store: StoreOf<GiftOrder>

    var body: some View {
      Form {
        // BEGIN SOLUTION
        Toggle("Gift", isOn: $store.isGift)
        TextField("Greeting", text: $store.greeting)
        // END SOLUTION
        // STUB: // TODO: Bind the switch to `isGift`, and the text field to `greeting`.
        // STUB: Toggle("Gift", isOn: .constant(false))
        // STUB: TextField("Greeting", text: .constant(""))
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(!store.hasChanges)
      }
    }
  }
}
