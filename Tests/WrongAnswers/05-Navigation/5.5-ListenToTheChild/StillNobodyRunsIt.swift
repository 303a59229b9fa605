// caught by: What is typed into the form is kept
// REGION 2
