// caught by: Combined reducers run one after the other, in order
// REGION 1
    { state, action in
      for reducer in reducers.reversed() { reducer(&state, action) }
    }
