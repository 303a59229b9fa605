// caught by: While nothing is open, the main page is seen
// REGION 1
    if let question = state.alert { return .alert(question) }
    guard let rows = state.listRows else { return .list(rows: 0) }
    return rows > 0 ? .list(rows: rows) : .main(results: state.results)
