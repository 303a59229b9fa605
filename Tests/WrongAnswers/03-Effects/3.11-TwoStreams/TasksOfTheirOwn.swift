// caught by: Cancelling the caller ends both
// REGION 1
  let groups = Task { await store.send(.listenGroups).finish() }
  let persons = Task { await store.send(.listenPersons).finish() }
  while !Task.isCancelled { await Task.yield() }
  _ = (groups, persons)
