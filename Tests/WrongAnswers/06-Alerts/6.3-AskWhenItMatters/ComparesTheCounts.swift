// caught by: A list of the same length with another result is a change
// REGION 1
          guard let draft = state.resultListState?.value else { return .none }
          if draft.results.count == state.resultState.results.count {
            state.resultListState = nil
          } else {
            state.alert = .saveChanges
          }
          return .none
