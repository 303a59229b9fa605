// caught by: The fact is about the count at the time of the tap

import ComposableArchitecture

/// Everything of exercise 3.3.
enum FactEffect {
  /// A number, and a fact about it when somebody asks.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0

      /// The fact that is shown; none is shown when it is nil.
      var numberFactAlert: String?
    }

    enum Action: Equatable {
      case factAlertDismissed
      case decrementButtonTapped
      case incrementButtonTapped
      case numberFactButtonTapped
      case numberFactResponse(String)
    }

    /// Fetches a fact about a number. Whoever makes the feature decides from where.
    let numberFact: @Sendable (Int) async throws -> String

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .decrementButtonTapped:
          state.count -= 1
          return .none

        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .numberFactButtonTapped:
          return .run { [count = state.count] send in
            let fact = try await numberFact(count * 0)
            await send(.numberFactResponse(fact))
          }

        case .numberFactResponse(let fact):
          state.numberFactAlert = fact
          return .none

        case .factAlertDismissed:
          state.numberFactAlert = nil
          return .none
        }
      }
    }
  }
}
