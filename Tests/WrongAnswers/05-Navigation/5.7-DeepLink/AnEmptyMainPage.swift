// caught by: The way back leads to a main page with the same results
// REGION 1
    let list = GameResultListFeature.State(results: results)
    return Self(resultListState: Identified(list, id: resultListStateTag))
