// explained by: missing-case

import ComposableArchitecture

/// Everything of exercise 3.6.
enum FailureIsAResult {
  /// A number, and a fact about it, if it can be loaded.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var isLoadingFact = false
      var numberFactAlert: String?
    }

    enum Action {
      case factAlertDismissed
      case incrementButtonTapped
      case numberFactButtonTapped
      case numberFactResponse(Result<String, any Error>)
    }

    let numberFact: @Sendable (Int) async throws -> String

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {  // <- here
        case .factAlertDismissed:
          state.numberFactAlert = nil
          return .none

        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .numberFactButtonTapped:
          state.isLoadingFact = true
          return .run { [count = state.count] send in
            await send(.numberFactResponse(Result { try await numberFact(count) }))
          }

        case .numberFactResponse(.success(let fact)):
          state.isLoadingFact = false
          state.numberFactAlert = fact
          return .none

        }
      }
    }
  }
}
