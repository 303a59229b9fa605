// caught by: What is typed into the form is kept in the form, and not in the list
// REGION 2
