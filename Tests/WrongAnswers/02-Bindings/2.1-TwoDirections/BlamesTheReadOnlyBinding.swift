// caught by: The binding that goes behind the reducer's back is found
// REGION 4
  .assigning, .readOnly,
