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

  @MainActor
  struct Screen {
    @Bindable var store: StoreOf<MyFeature>

    /// The binding of the switch.
    var foo: Binding<Bool> {
      // TODO: Return the binding of `foo`.
      .constant(false)
    }

    /// The binding of the text field.
    var bar: Binding<String> {
      // TODO: Return the binding of `bar`.
      .constant("")
    }
  }
}
