// caught by: A deep link begins on the list page, with all rows
// REGION 1
    let list = GameResultListFeature.State(results: results)
    return Self(resultState: list)
