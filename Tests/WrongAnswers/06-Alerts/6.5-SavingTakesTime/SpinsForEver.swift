// caught by: Two seconds after the tap the draft is saved and the page closes
// REGION 3
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none
