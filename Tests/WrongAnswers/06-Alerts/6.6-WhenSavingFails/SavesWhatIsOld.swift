// caught by: A save that succeeds takes the draft over and closes the page
// REGION 1
          guard let draft = state.resultListState?.value else { return .none }
          state.savingResults = true
          _ = draft
          return .run { [old = state.resultState] send in
            await send(.saveResult(save(old)))
          }
