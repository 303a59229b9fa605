// caught by: Nothing else that the form does is counted
// REGION 1
        case .addStandup(.presented):
          state.attendeesAdded += 1
          return .none

