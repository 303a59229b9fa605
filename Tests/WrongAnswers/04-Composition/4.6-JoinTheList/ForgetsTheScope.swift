// caught by: What the list removes is gone for the game too
// REGION 3
