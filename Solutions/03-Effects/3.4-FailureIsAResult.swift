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
          // BEGIN SOLUTION
          state.isLoadingFact = true
          return .run { [count = state.count] send in
            await send(.numberFactResponse(Result { try await factClient.fetch(number: count) }))
          }
        // END SOLUTION
        // STUB: // TODO: Say that a fact is being loaded, and send what comes of it either way.
        // STUB: return .run { [count = state.count] send in
        // STUB:   let fact = try await factClient.fetch(number: count)
        // STUB:   await send(.numberFactResponse(.success(fact)))
        // STUB: }

        // BEGIN SOLUTION
        case .numberFactResponse(.success(let fact)):
          state.isLoadingFact = false
          state.numberFactAlert = fact
          return .none

        case .numberFactResponse(.failure):
          state.isLoadingFact = false
          state.numberFactAlert = "Could not load a number fact :("
          return .none
        // END SOLUTION
        // STUB: // TODO: Both outcomes end the loading, and each has something to show.
        // STUB: case .numberFactResponse(let result):
        // STUB:   state.numberFactAlert = try? result.get()
        // STUB:   return .none
        }
      }
    }
  }
}
