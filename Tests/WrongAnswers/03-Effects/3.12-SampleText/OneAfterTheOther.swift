// caught by: Effects together: the second does not wait for the first
// REGION 3
  .concatenate(first, second)
