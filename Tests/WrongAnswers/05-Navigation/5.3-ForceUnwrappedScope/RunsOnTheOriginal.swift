// caught by: While the list is open, its actions change the copy only
// REGION 2
      Scope(state: \.resultState, action: \.listResult) { OpenList() }
