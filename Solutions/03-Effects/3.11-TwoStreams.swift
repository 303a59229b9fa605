import ComposableArchitecture

/// Listens to groups and to persons until the task that calls it is cancelled.
@MainActor
func listenAll(_ store: StoreOf<ListenFeature>) async {
  // BEGIN SOLUTION
  async let groups: Void = store.send(.groupsAppeared).finish()
  async let persons: Void = store.send(.personsAppeared).finish()
  _ = await (groups, persons)
  // END SOLUTION
  // STUB: // TODO: Only groups arrive. Which of these lines waits forever?
  // STUB: await store.send(.groupsAppeared).finish()
  // STUB: await store.send(.personsAppeared).finish()
}
