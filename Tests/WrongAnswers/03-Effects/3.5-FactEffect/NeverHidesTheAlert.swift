// caught by: From the tap to the fact, and back to no alert
// REGION 2
        case .numberFactResponse(let fact):
          state.numberFactAlert = fact
          return .none

        case .factAlertDismissed:
          return .none
