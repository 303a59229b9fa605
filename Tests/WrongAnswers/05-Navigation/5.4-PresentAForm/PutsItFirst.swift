// caught by: Saving adds what the form holds, and lets the form go
// REGION 1
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.addStandup = StandupFormFeature.State(standup: standup)
          return .none

        case .saveStandupButtonTapped:
          guard let standup = state.addStandup?.standup else { return .none }
          state.standups.insert(standup, at: 0)
          state.addStandup = nil
          return .none
