import ComposableArchitecture

/// Everything of exercise 3.2.
enum FactEffect {
  /// A number, and a fact about it on request.
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

    @Dependency(\.factClient) var factClient

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
          // TODO: Fetch a fact about the count, and send it back as an action.
          return .none

        // TODO: Show the fact when it arrives, and hide it when it is dismissed.
        case .numberFactResponse, .factAlertDismissed:
          return .none
        }
      }
    }
  }
}
