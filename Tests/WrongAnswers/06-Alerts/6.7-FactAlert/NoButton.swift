// caught by: A fact is shown as an alert with a button for the next one
// REGION 1
        case .numberFactResponse(.success(let fact)):
          state.alert = AlertState {
            TextState(fact)
          }
          return .none

        case .numberFactResponse(.failure):
          state.alert = AlertState { TextState("Could not load a number fact :(") }
          return .none

        case .alert(.presented(.nextFactButtonTapped)):
          state.asksForMore += 1
          return .none
