import ComposableArchitecture

/// Listens to groups and to persons until the task that calls it is cancelled.
@MainActor
func listenAll(_ store: StoreOf<ListenFeature>) async {
  // TODO: Only groups arrive. Which of these lines waits forever?
  await store.send(.groupsAppeared).finish()
  await store.send(.personsAppeared).finish()
}
