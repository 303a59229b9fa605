// caught by: Where no page is open there is nothing to save
// REGION 1
          let draft = state.resultListState?.value ?? state.resultState
          state.savingResults = true
          return .run { send in
            await send(.saveResult(save(draft)))
          }
