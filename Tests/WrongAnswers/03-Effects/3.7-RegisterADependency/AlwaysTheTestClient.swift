// caught by: A client that is set is the client that is found
// REGION 2
    get { NumberFactClient.testValue }
    set { self[NumberFactClient.self] = newValue }
