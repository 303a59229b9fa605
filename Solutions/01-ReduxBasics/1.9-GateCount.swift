// REPAIR
import ComposableArchitecture

/// Exercise 1.9: the gate of a car park, which counts.
enum GateCount {
  enum Cause { case caseIsMissing, constantIsChanged, returnIsMissing, typesDiffer }
  // BEGIN SOLUTION
  static let cause: Cause? = .returnIsMissing
  // END SOLUTION
  // STUB: static let cause: Cause? = nil

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
          // BEGIN SOLUTION
          return .none
        // END SOLUTION

        case .gateButtonTapped:
          state.isOpen.toggle()
          return .none
        }
      }
    }
  }
}
