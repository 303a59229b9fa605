// caught by: Each save notes the date that the dependency gives
// REGION 1
          state.savedAt = state.savedAt ?? now
