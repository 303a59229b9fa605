// caught by: Tapping a button clears the alert by itself, and the parent hears of it
// REGION 2
