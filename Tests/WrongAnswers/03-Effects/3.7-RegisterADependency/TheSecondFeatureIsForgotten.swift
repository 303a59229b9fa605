// caught by: So does the feature with a list of facts
// REGION 4
  let numberFact = NumberFactClient.testValue
