// caught by: While a draft is being saved, another one cannot take its place
// REGION 3
