// caught by: A client that is set is the client that is found
// REGION 2
    get { self[NumberFactClient.self] }
    set { _ = newValue }
