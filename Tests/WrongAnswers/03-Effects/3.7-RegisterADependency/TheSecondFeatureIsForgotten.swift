// caught by: So does the second one
// REGION 4
  let numberFact = NumberFactClient.testValue
