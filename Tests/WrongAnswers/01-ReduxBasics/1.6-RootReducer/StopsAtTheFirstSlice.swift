// caught by: A profile action reaches the profile and nothing else
// REGION 1
    var state = state ?? RootReducer.AppState()
    state.timelineState = RootReducer.TimelineState.reducer(
      action: action,
      state: state.timelineState
    )
    if state.timelineState.tweets.isEmpty == false {
      return state
    }
    state.userProfileState = RootReducer.UserProfileState.reducer(
      action: action,
      state: state.userProfileState
    )
    if action is RootReducer.ForceLogoutAction {
      state.userProfileState = nil
    }
    return state
