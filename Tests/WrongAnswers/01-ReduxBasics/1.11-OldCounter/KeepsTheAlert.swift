// caught by: Plus, minus and the two kinds of answer do what they did
// REGION 1
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action {
      case decrementButtonTapped
      case factAlertDismissed
      case incrementButtonTapped
      case numberFactResponse(Result<String, any Error>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .decrementButtonTapped:
          state.count -= 1
          return .none

        case .factAlertDismissed:
          return .none

        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .numberFactResponse(.success(let fact)):
          state.numberFactAlert = fact
          return .none

        case .numberFactResponse(.failure):
          state.numberFactAlert = "Could not load a number fact :("
          return .none
        }
      }
    }
  }
