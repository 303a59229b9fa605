// caught by: Closing the list ends what it was doing
// REGION 2
      Scope(state: \.resultListState, action: \.listResult) {
        WhilePresent(child: Scope(state: \.value, action: \.self) { OpenList() })
      }
