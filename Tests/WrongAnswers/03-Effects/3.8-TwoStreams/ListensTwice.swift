// caught by: Both streams are listened to, once each

import ComposableArchitecture

/// Listens to groups and to persons, for as long as the task that calls it is not cancelled.
@MainActor
func listenAll(_ store: StoreOf<ListenFeature>) async {
  async let groups: Void = store.send(.listenGroups).finish()
  async let persons: Void = store.send(.listenPersons).finish()
  store.send(.listenGroups)
  _ = await (groups, persons)
}
