// caught by: Decrement takes one away, below zero too
// REGION 1
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count = max(0, state.count - 1)
      case .incrementButtonTapped:
        state.count += 1
      case .numberFactResponse(let fact):
        state.numberFactAlert = fact
      case .factAlertDismissed:
        state.numberFactAlert = nil
      }
      return .none
    }
