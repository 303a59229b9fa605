// caught by: The action that a thunk returns is dispatched
// REGION 1
      _ = thunk(state, self)
