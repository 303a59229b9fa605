// caught by: Adding shows a form for a new standup with one attendee
// REGION 1
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.standups.append(standup)
          state.addStandup = StandupFormFeature.State(standup: standup)
          return .none

        case .saveStandupButtonTapped:
          guard let standup = state.addStandup?.standup else { return .none }
          state.standups.append(standup)
          state.addStandup = nil
          return .none
