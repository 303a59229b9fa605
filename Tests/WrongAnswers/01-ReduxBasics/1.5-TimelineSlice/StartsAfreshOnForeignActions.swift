// caught by: An action of another slice changes nothing
// REGION 1
    var state = state ?? TimelineSlice.TimelineState()
    guard let action = action as? Action else { return TimelineSlice.TimelineState() }
    switch action {
    case .requestStart:
      state.fetching = true
      state.error = nil
    case .requestSuccess(let response):
      state.fetching = false
      state.response = response
    case .requestError(let error):
      state.fetching = false
      state.error = error
    }
    return state
