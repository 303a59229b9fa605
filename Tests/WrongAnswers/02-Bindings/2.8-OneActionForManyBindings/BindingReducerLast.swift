// caught by: Turning the switch off empties the text at once

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
      Reduce { state, action in
        switch action {
        case .binding(\.foo):
          state.hasChanges = true
          if !state.foo { state.bar = "" }
          return .none

        case .binding:
          state.hasChanges = true
          return .none

        case .saveButtonTapped:
          state.hasChanges = false
          return .none
        }
      }
      BindingReducer()
    }
  }

  @MainActor
  struct Screen {
    @Bindable var store: StoreOf<MyFeature>

    /// The binding of the switch.
    var foo: Binding<Bool> {
      $store.foo
    }

    /// The binding of the text field.
    var bar: Binding<String> {
      $store.bar
    }
  }
}
