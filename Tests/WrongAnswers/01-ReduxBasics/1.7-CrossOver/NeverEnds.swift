// caught by: A whole flow changes what it says and leaves nothing running
// REGION 1
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
      case .incrementButtonTapped:
        state.count += 1
      case .numberFactResponse(let fact):
        state.numberFactAlert = fact
      case .factAlertDismissed:
        state.numberFactAlert = nil
      }
      return .run { _ in
        try await Task.never()
      }
    }
