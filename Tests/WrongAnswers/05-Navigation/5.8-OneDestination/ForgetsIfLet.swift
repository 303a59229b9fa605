// caught by: The child that is in front runs
// REGION 2
