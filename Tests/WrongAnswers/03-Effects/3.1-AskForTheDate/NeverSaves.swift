// caught by: Each save notes the date that the dependency gives
// REGION 1
          _ = now
