// caught by: A new request forgets the old error
// REGION 1
    var state = state ?? TimelineSlice.TimelineState()
    guard let action = action as? Action else { return state }
    switch action {
    case .requestStart:
      state.fetching = true
    case .requestSuccess(let response):
      state.fetching = false
      state.response = response
    case .requestError(let error):
      state.fetching = false
      state.error = error
    }
    return state
