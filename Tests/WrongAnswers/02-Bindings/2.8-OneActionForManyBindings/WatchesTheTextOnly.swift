// caught by: The form can be saved as soon as the switch is on and the text is there

import ComposableArchitecture

/// A form with a switch, a text field and a button that saves.
@Reducer
struct MyFeature {
  struct State: Equatable {
    @BindingState var foo = false
    @BindingState var bar = ""

    /// Whether the form may be saved: the switch is on and the text is not empty.
    var canSave = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case clearButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$bar):
        state.canSave = state.foo && !state.bar.isEmpty
        return .none

      case .binding:
        return .none

      case .clearButtonTapped:
        state.bar = ""
        state.canSave = false
        return .none
      }
    }
  }
}
