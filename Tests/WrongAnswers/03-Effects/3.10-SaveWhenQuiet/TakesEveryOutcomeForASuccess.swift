// caught by: A failure shows in the status, and the next change tries again
// REGION 1
        case .saveResponse:
          state.status = .saved
          return .none
