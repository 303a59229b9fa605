// caught by: Dismissing hides the fact
// REGION 2
        case .numberFactResponse(let fact):
          state.numberFactAlert = fact
          return .none

        case .factAlertDismissed:
          return .none
