// caught by: It goes on until it is cancelled

import ComposableArchitecture

/// Listens to groups and to persons, for as long as the task that calls it is not cancelled.
@MainActor
func listenAll(_ store: StoreOf<ListenFeature>) async {
  store.send(.listenGroups)
  store.send(.listenPersons)
}
