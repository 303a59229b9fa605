// caught by: A timeline action reaches the timeline and nothing else
// REGION 1
    var state = state ?? RootReducer.AppState()
    state.timelineState = RootReducer.TimelineState.reducer(
      action: action,
      state: nil
    )
    state.userProfileState = RootReducer.UserProfileState.reducer(
      action: action,
      state: state.userProfileState
    )
    if action is RootReducer.ForceLogoutAction {
      state.userProfileState = nil
    }
    return state
