// caught by: A tap changes the counter it is for, and the parent counts it
// REGION 3
