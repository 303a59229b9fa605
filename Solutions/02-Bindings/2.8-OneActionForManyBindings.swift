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

  @MainActor
  struct Screen {
    @Bindable var store: StoreOf<MyFeature>

    /// The binding of the switch.
    var foo: Binding<Bool> {
      // BEGIN SOLUTION
      $store.foo
      // END SOLUTION
      // STUB: // TODO: Return the binding of `foo`.
      // STUB: .constant(false)
    }

    /// The binding of the text field.
    var bar: Binding<String> {
      // BEGIN SOLUTION
      $store.bar
      // END SOLUTION
      // STUB: // TODO: Return the binding of `bar`.
      // STUB: .constant("")
    }
  }
}
