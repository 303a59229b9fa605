// caught by: A step that is asked for beyond the limits becomes the nearest limit
// REGION 1
import ComposableArchitecture

/// A counter that goes up and down in steps.
enum StepCounter {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      /// The number that the counter began with, which a reset brings back.
      let start: Int
      var count: Int
      var step = 1

      init(start: Int = 0) {
        self.start = start
        count = start
      }
    }

    enum Action {
      case decrementButtonTapped
      case incrementButtonTapped
      case resetButtonTapped
      case stepChanged(Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .decrementButtonTapped:
          state.count -= state.step
        case .incrementButtonTapped:
          state.count += state.step
        case .resetButtonTapped:
          state.count = state.start
        case .stepChanged(let step):
          if (1...10).contains(step) { state.step = step }
        }
        return .none
      }
    }
  }
}
