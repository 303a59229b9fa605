// caught by: A result keeps its id, however often it is looked at
// REGION 3
      UUID()
