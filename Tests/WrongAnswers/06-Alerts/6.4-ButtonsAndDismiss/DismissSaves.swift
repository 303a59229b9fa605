// caught by: A dismissal alone hides the alert, and loses nothing
// REGION 1
        case .alertAction(.presented(.alertSaveButtonTapped)):
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none

        case .alertAction(.presented(.alertCancelButtonTapped)):
          state.resultListState = nil
          return .none

        case .alertAction(.dismiss):
          state.alert = nil
          if let draft = state.resultListState?.value { state.resultState = draft }
          return .none
