import ComposableArchitecture

/// The counter that exercise 2.8 tests: its number can be typed, and set by a slider.
@Reducer
struct TypedCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case setCount(String)
    case slidingCount(Float)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .setCount(let text):
        state.count = Int(text) ?? state.count
      case .slidingCount(let value):
        state.count = Int(value)
      }
      return .none
    }
  }
}

/// The form that exercise 2.8 tests: a switch, a text, and whether both are there.
@Reducer
struct SettingsForm {
  @ObservableState
  struct State: Equatable {
    var foo = false
    var bar = ""
    var canSave = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.canSave = state.foo && !state.bar.isEmpty
        return .none
      }
    }
  }
}
