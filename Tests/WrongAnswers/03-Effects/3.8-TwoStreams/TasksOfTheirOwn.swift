// caught by: Cancelling the caller ends both

import ComposableArchitecture

/// Listens to groups and to persons, for as long as the task that calls it is not cancelled.
@MainActor
func listenAll(_ store: StoreOf<ListenFeature>) async {
  let groups = Task { await store.send(.listenGroups).finish() }
  let persons = Task { await store.send(.listenPersons).finish() }
  while !Task.isCancelled { await Task.yield() }
  _ = (groups, persons)
}
