// caught by: A tap turns the lamp on when it is off
// REGION 1
    State()
