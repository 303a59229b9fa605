// caught by: Each save notes the date that the dependency gives
// REGION 1
          state.savedAt = Date(timeIntervalSince1970: 0)
