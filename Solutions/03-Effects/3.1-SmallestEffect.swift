import ComposableArchitecture

/// Exercise 3.1: a bell that is answered.
enum SmallestEffect {
  @Reducer
  struct Doorbell {
    @ObservableState
    struct State: Equatable {
      var greeting = ""
    }

    enum Action {
      case bellButtonTapped
      case doorAnswered(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bellButtonTapped:
          return .run { send in
            // BEGIN SOLUTION
            await send(.doorAnswered("Who is there?"))
            // END SOLUTION
            // STUB: // TODO: Send `.doorAnswered("Who is there?")`. Begin the line with `await`.
          }

        case .doorAnswered(let greeting):
          state.greeting = greeting
          return .none
        }
      }
    }
  }
}
