// caught by: How often something is shown is predicted
// REGION 3
  0, 1, 2, 2, 3,
