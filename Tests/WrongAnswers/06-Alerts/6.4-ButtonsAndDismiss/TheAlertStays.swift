// caught by: Save takes the draft over and closes the page; the dismissal hides the alert
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
          return .none
