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
      // BEGIN SOLUTION
      BindingReducer()
      // END SOLUTION
      // STUB: // TODO: Add the reducer that writes bound values to the state.
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .binding(\.foo):
          state.hasChanges = true
          if !state.foo { state.bar = "" }
          return .none

        case .binding:
          state.hasChanges = true
          return .none
        // END SOLUTION
        // STUB: // TODO: React to every edit, and to an edit of `foo`.
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
    @Bindable var store: StoreOf<MyFeature>

    var body: some View {
      Form {
        // BEGIN SOLUTION
        Toggle("Foo", isOn: $store.foo)
        TextField("Bar", text: $store.bar)
        // END SOLUTION
        // STUB: // TODO: Bind the switch to `foo`, and the text field to `bar`.
        // STUB: Toggle("Foo", isOn: .constant(false))
        // STUB: TextField("Bar", text: .constant(""))
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(!store.hasChanges)
      }
    }
  }
}
