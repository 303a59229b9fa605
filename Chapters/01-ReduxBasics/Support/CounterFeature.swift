import ComposableArchitecture

/// The counter that the specs of 1.9 are about. It is right; the checks have faulty ones as well.
@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = "Counter"
  }

  enum Action: Equatable {
    case increment
    case decrement
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
      case .decrement:
        state.count -= 1
      }
      return .none
    }
  }
}
