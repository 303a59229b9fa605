// caught by: Increment adds one to the count in state
// REGION 1
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
      case .incrementButtonTapped:
        state.count += 2
      case .numberFactResponse(let fact):
        state.numberFactAlert = fact
      case .factAlertDismissed:
        state.numberFactAlert = nil
      }
      return .none
    }
