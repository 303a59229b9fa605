import ComposableArchitecture

/// Everything of exercise 6.7.
enum FactAlerts {
  /// A number, and a fact about it in an alert.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0

      /// How often somebody asked for a fact about the next number right in the alert.
      var asksForMore = 0

      @Presents var alert: AlertState<Action.Alert>?
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case numberFactButtonTapped
      case numberFactResponse(Result<String, any Error>)

      /// What can be tapped in the alert.
      @CasePathable
      enum Alert: Equatable, Sendable {
        case nextFactButtonTapped
      }
    }

    let numberFact: @Sendable (Int) async throws -> String

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .numberFactButtonTapped:
          return .run { [count = state.count] send in
            await send(.numberFactResponse(Result { try await numberFact(count) }))
          }

        // BEGIN SOLUTION
        case .numberFactResponse(.success(let fact)):
          state.alert = AlertState {
            TextState(fact)
          } actions: {
            ButtonState(action: .nextFactButtonTapped) { TextState("Next") }
          }
          return .none

        case .numberFactResponse(.failure):
          state.alert = AlertState { TextState("Could not load a number fact :(") }
          return .none

        case .alert(.presented(.nextFactButtonTapped)):
          state.asksForMore += 1
          return .none
        // END SOLUTION
        // STUB: // TODO: An alert for each outcome; and count when "Next" is tapped in it.
        // STUB: case .numberFactResponse:
        // STUB:   return .none

        case .alert:
          return .none
        }
      }
      // BEGIN SOLUTION
      .ifLet(\.$alert, action: \.alert)
      // END SOLUTION
      // STUB: // TODO: Let the library clear the alert when a button was tapped, or it was dismissed.
    }
  }
}
