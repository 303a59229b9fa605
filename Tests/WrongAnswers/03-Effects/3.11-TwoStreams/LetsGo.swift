// caught by: It goes on until it is cancelled
// REGION 1
  store.send(.listenGroups)
  store.send(.listenPersons)
