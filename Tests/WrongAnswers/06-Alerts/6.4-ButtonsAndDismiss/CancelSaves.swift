// caught by: Cancel closes the page and keeps the results; the dismissal hides the alert
// REGION 1
        case .alertAction(.presented(.alertSaveButtonTapped)):
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none

        case .alertAction(.presented(.alertCancelButtonTapped)):
          if let draft = state.resultListState?.value { state.resultState = draft }
          state.resultListState = nil
          return .none

        case .alertAction(.dismiss):
          state.alert = nil
          return .none
