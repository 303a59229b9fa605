import ComposableArchitecture

/// The counter that the specs of 1.8 are about. This one is correct; the suite also has counters
/// with a bug.
@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = "Counter"
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case decrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
      case .decrementButtonTapped:
        state.count -= 1
      }
      return .none
    }
  }
}
