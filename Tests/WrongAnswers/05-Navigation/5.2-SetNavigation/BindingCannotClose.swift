// caught by: Setting the selection sends an action, for opening and for closing
// REGION 2
    Binding(
      get: { @MainActor in store.resultListState?.id },
      set: { @MainActor in if let id = $0 { store.send(.setNavigation(id)) } }
    )
