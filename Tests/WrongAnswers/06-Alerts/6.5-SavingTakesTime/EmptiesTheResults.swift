// caught by: Without a draft nothing is changed by saving
// REGION 3
          state.savingResults = false
          state.resultState = state.resultListState?.value ?? GameResultListFeature.State()
          state.resultListState = nil
          return .none
