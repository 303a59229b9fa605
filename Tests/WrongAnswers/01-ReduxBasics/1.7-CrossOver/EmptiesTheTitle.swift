// caught by: Dismissing the alert takes it away and keeps the count
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
        state.numberFactAlert = ""
      }
      return .none
    }
