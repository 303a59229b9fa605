import ComposableArchitecture
import TerminalUI

/// A form with a switch, a text field and a button that saves.
enum OneActionForManyBindings {
  @Reducer
  struct MyFeature {
    @ObservableState
    struct State: Equatable {
      var foo = false
      var bar = ""

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
        // TODO: React to every edit, and to an edit of `foo`.
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
    @Bindable var store: StoreOf<MyFeature>

    var body: some View {
      Form {
        // TODO: Bind the switch to `foo`, and the text field to `bar`.
        Toggle("Foo", isOn: .constant(false))
        TextField("Bar", text: .constant(""))
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(!store.hasChanges)
      }
    }
  }
}
