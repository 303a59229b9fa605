// caught by: Both streams are listened to, once each

import ComposableArchitecture

/// Listens to groups and to persons, for as long as the task that calls it is not cancelled.
@MainActor
func listenAll(_ store: StoreOf<ListenFeature>) async {
  await store.send(.listenGroups).finish()
  await store.send(.listenPersons).finish()
}
