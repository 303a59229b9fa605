import ComposableArchitecture

/// A form in today's spelling.
@Reducer
struct SettingsForm {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var name = ""
    var user = User()
    var canSave = false
  }

  struct User: Equatable {
    var email = ""
    var age = 0
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>), reset, setAge(Int) }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.isOn), .binding(\.name):
        state.canSave = state.isOn && !state.name.isEmpty
        return .none
      case .binding:
        return .none
      case .reset:
        state = State()
        return .none
      case .setAge(let age):
        state.user.age = age
        return .none
      }
    }
  }
}

/// A form that handles no binding action.
@Reducer
struct FormWithoutBindingReducer {
  @ObservableState
  struct State: Equatable { var name = "" }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}
