/* Remove this line to begin.
//
// One mistake in this file keeps it from compiling. `Scripts/workbook run 1.9` shows what the
// compiler says, and what that means here. Put the mistake right.

import ComposableArchitecture

/// Exercise 1.9: the gate of a car park, which counts.
enum GateCount {
  @Reducer
  struct Gate {
    @ObservableState
    struct State: Equatable {
      var cars = 0
      var isOpen = false
    }

    enum Action {
      case carEntered
      case carLeft
      case gateButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .carEntered:
          state.cars += 1
          return .none

        case .carLeft:
          guard state.cars > 0 else { return .none }
          state.cars -= 1

        case .gateButtonTapped:
          state.isOpen.toggle()
          return .none
        }
      }
    }
  }
}
// The comment that the first line begins ends here. */
