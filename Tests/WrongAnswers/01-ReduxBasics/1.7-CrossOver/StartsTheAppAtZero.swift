// caught by: The app's store begins with the given count and runs the counter
// REGION 2
  Store(initialState: Counter.State()) {
    Counter()
  }
