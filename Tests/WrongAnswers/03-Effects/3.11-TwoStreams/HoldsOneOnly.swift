// caught by: Cancelling the caller ends both
// REGION 1
  store.send(.listenGroups)
  await store.send(.listenPersons).finish()
