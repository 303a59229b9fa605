// caught by: Every attendee that the form adds is counted
// REGION 1
        case .addStandup(.dismiss):
          state.attendeesAdded += 1
          return .none

