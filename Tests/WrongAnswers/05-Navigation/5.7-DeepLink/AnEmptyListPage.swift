// caught by: The rows are the results that were given
// REGION 1
    let list = GameResultListFeature.State(results: results)
    return Self(
      resultState: list,
      resultListState: Identified(GameResultListFeature.State(), id: resultListStateTag)
    )
