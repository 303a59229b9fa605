import ComposableArchitecture

/// A form in the spelling of documents S3 and S4.
@available(*, deprecated)
@Reducer
struct OldForm {
  struct State: Equatable {
    @BindingState var isOn = false
    @BindingState var name = ""
    @BindingState var user = User()
    var changes = 0
  }

  struct User: Equatable { var email = "" }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>), reset }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name):
        state.changes += 1
        return .none
      case .binding:
        return .none
      case .reset:
        state = State()
        return .none
      }
    }
  }
}

/// An old form that handles no binding action.
@available(*, deprecated)
@Reducer
struct OldFormWithoutBindingReducer {
  struct State: Equatable {
    @BindingState var name = ""
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}
