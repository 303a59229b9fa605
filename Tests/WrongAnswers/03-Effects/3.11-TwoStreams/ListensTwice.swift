// caught by: Both streams are listened to, once each
// REGION 1
  async let groups: Void = store.send(.listenGroups).finish()
  async let persons: Void = store.send(.listenPersons).finish()
  store.send(.listenGroups)
  _ = await (groups, persons)
