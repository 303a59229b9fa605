// caught by: Every gesture is logged as one action
// REGION 1
  .plusTapped,
  .minusTapped,
