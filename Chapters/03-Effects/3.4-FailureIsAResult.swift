import ComposableArchitecture

/// Everything of exercise 3.4.
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

    @Dependency(\.factClient) var factClient

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .factAlertDismissed:
          state.numberFactAlert = nil
          return .none

        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .numberFactButtonTapped:
          // TODO: Say that a fact is being loaded, and send what comes of it either way.
          return .run { [count = state.count] send in
            let fact = try await factClient.fetch(number: count)
            await send(.numberFactResponse(.success(fact)))
          }

        // TODO: Both outcomes end the loading, and each has something to show.
        case .numberFactResponse(let result):
          state.numberFactAlert = try? result.get()
          return .none
        }
      }
    }
  }
}
