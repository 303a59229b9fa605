// caught by: After a change, going back asks, and changes nothing yet
// REGION 1
          guard let draft = state.resultListState?.value else { return .none }
          if draft.results == state.resultState.results {
            state.resultListState = nil
          } else {
            state.alert = .saveChanges
            state.resultListState = nil
          }
          return .none
