// caught by: A failure keeps the error and ends the request
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
    case .requestError(let error):
      state.error = error
    }
    return state
