// caught by: The switch and the text reach the state through one action each
// REGION 1
