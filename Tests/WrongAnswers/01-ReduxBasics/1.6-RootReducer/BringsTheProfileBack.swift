// caught by: After a logout no other action brings the profile back
// REGION 1
    var state = state ?? RootReducer.AppState()
    state.timelineState = RootReducer.TimelineState.reducer(
      action: action,
      state: state.timelineState
    )
    state.userProfileState = RootReducer.UserProfileState.reducer(
      action: action,
      state: state.userProfileState ?? RootReducer.UserProfileState(name: "Guest")
    )
    if action is RootReducer.ForceLogoutAction {
      state.userProfileState = nil
    }
    return state
