// caught by: Both streams are listened to, once each
// REGION 1
  await store.send(.listenGroups).finish()
  await store.send(.listenPersons).finish()
