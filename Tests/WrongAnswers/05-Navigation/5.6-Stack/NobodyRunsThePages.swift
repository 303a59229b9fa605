// caught by: A page that is used changes, and no other page of its kind
// REGION 2
