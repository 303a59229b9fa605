// caught by: The app's store begins where it is told and runs the counter
// REGION 2
  Store(initialState: Counter.State()) {
    Counter()
  }
