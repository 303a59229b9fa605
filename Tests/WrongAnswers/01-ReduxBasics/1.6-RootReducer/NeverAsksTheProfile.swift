// caught by: A profile action reaches the profile and nothing else
// REGION 1
    var state = state ?? RootReducer.AppState()
    state.timelineState = RootReducer.TimelineState.reducer(
      action: action,
      state: state.timelineState
    )
    if action is RootReducer.ForceLogoutAction {
      state.userProfileState = nil
    }
    return state
