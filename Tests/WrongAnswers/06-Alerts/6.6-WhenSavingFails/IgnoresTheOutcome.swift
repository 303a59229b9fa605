// caught by: A save that fails changes nothing, and says why
// REGION 2
        case .saveResult:
          state.savingResults = false
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none
