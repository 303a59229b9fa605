// caught by: An open list hides the main page, even when it is empty
// REGION 1
    if let question = state.alert { return .alert(question) }
    if let rows = state.listRows, rows > 0 { return .list(rows: rows) }
    return .main(results: state.results)
