// caught by: A forced logout takes the profile and leaves the timeline
// REGION 1
    var state = state ?? RootReducer.AppState()
    state.timelineState = RootReducer.TimelineState.reducer(
      action: action,
      state: state.timelineState
    )
    state.userProfileState = RootReducer.UserProfileState.reducer(
      action: action,
      state: state.userProfileState
    )
    return state
