import ComposableArchitecture

/// The counter that the tests of 1.10 are about. `Replaceable` changes nothing: it is how the workbook puts
/// a counter with a bug in its place.
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
    Replaceable {
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
}
