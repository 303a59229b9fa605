// caught by: A save that fails changes nothing, and says why
// REGION 2
        case .saveResult(.success):
          state.savingResults = false
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none

        case .saveResult(.failure(let error)):
          state.savingResults = false
          state.alert = AlertState {
            TextState("Not saved")
          } actions: {
            ButtonState(action: .retryButtonTapped) { TextState("Retry") }
            ButtonState(role: .cancel, action: .laterButtonTapped) { TextState("Later") }
          } message: {
            TextState("Something went wrong" + (error.reason.isEmpty ? "" : "."))
          }
          return .none
