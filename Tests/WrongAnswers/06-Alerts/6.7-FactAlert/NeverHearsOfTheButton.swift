// caught by: Tapping a button clears the alert by itself, and the parent hears of it
// REGION 1
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
          return .none
