// caught by: The form still does its own work, once
// REGION 1
        case .addStandup(.presented(.addAttendeeButtonTapped)):
          state.attendeesAdded += 1
          state.addStandup?.standup.attendees.append(Attendee(id: uuid()))
          return .none

