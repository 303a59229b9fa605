// caught by: What the list removes is gone for the game too
// REGION 3
      Reduce { state, action in
        if case .listResult = action { state.resultState.results.removeAll() }
        return .none
      }
