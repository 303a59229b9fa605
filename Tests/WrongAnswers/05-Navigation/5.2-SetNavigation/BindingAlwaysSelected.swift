// caught by: The selection is the id of what is open
// REGION 2
    Binding(
      get: { @MainActor in store.resultListState?.id ?? UUID(0) },
      set: { @MainActor in store.send(.setNavigation($0)) }
    )
