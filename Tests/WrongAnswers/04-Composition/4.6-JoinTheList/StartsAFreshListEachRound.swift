// caught by: A new round keeps the results that are there
// REGION 2
          state.resultState = GameResultListFeature.State(results: [result])
