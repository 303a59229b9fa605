// caught by: Effects in order: the second begins when the first has ended
// REGION 2
  .merge(first, second)
