// caught by: Where no page is open there is nothing to ask, with results or without
// REGION 1
          if state.resultListState?.value.results == state.resultState.results {
            state.resultListState = nil
          } else {
            state.alert = .saveChanges
          }
          return .none
