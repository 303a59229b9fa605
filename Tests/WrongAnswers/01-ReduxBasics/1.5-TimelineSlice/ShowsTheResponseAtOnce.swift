// caught by: The tweets on the screen stay as they are
// REGION 1
    var state = state ?? TimelineSlice.TimelineState()
    guard let action = action as? Action else { return state }
    switch action {
    case .requestStart:
      state.fetching = true
      state.error = nil
    case .requestSuccess(let response):
      state.fetching = false
      state.response = response
      state.tweets = response
    case .requestError(let error):
      state.fetching = false
      state.error = error
    }
    return state
