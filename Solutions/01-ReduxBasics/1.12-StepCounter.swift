// BEGIN SOLUTION
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
          state.step = min(max(step, 1), 10)
        }
        return .none
      }
    }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // A counter with a step and a reset, from an empty file.
// STUB: //
// STUB: // Write the namespace, the feature, its state, its actions and its body. Section 1.12 of the
// STUB: // lesson has the description, and a table of the names that the suite uses.
