// caught by: While the list is closed, an action for it is reported and changes nothing
// REGION 2
      Scope(state: \.resultListState!.value, action: \.listResult) { OpenList() }
