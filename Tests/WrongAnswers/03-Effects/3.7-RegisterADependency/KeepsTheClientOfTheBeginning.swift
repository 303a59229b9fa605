// caught by: The feature with one fact uses the client that its store is given
// REGION 3
  let numberFact = NumberFactClient.testValue
