// caught by: The action that an action creator returns is dispatched
// REGION 1
      _ = actionCreator(state, self)
