// caught by: Scripts that are not shown are predicted too
// REGION 3
  Array(predictedActions.prefix(script.count))
