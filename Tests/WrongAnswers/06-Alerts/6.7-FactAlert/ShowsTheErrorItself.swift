// caught by: A failure is shown as an alert without buttons of its own
// REGION 1
        case .numberFactResponse(.success(let fact)):
          state.alert = AlertState {
            TextState(fact)
          } actions: {
            ButtonState(action: .nextFactButtonTapped) { TextState("Next") }
          }
          return .none

        case .numberFactResponse(.failure(let error)):
          state.alert = AlertState { TextState("\(error)") }
          return .none

        case .alert(.presented(.nextFactButtonTapped)):
          state.asksForMore += 1
          return .none
