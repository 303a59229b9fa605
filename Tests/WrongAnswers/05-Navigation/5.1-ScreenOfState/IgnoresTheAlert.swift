// caught by: An alert lies above whichever page is below
// REGION 1
    if let rows = state.listRows { return .list(rows: rows) }
    return .main(results: state.results)
