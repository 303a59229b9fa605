// caught by: It begins with the number it is given, and a step of one
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
        count = 0
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
          state.step = min(max(step, 1), 10)
        }
        return .none
      }
    }
  }
}
