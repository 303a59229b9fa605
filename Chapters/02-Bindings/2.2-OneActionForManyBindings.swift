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
      // TODO: Add the reducer that writes bound values to the state.
      Reduce { state, action in
        switch action {
        // TODO: React to every edit, and to an edit of `isGift`.
        case .binding:
          return .none

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
        // TODO: Bind the switch to `isGift`, and the text field to `greeting`.
        Toggle("Gift", isOn: .constant(false))
        TextField("Greeting", text: .constant(""))
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(!store.hasChanges)
      }
    }
  }
}
