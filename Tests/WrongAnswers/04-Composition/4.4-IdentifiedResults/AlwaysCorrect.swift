// caught by: A result says whether the guess was right
// REGION 2
      counter.secret == counter.count || counter.count < 0
