// caught by: The count outlives the form
// REGION 1
        case .addStandup(.presented(.addAttendeeButtonTapped)):
          state.attendeesAdded = state.addStandup?.standup.attendees.count ?? 0
          return .none

