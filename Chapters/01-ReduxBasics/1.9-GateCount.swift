/* Remove this line to begin.
// Run this file, read what the compiler says, name the cause below, then mend the mistake.

import ComposableArchitecture

/// Exercise 1.9: the gate of a car park, which counts.
enum GateCount {
  enum Cause { case caseIsMissing, constantIsChanged, returnIsMissing, typesDiffer }
  static let cause: Cause? = nil

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
