// caught by: The first feature takes what it is given
// REGION 3
  let numberFact = NumberFactClient.testValue
