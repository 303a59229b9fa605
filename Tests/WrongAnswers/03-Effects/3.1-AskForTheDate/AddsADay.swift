// caught by: Each save notes the date that the dependency gives
// REGION 1
          state.savedAt = now.addingTimeInterval(86_400)
