// caught by: Swiping the form away lets it go, and saves nothing
// REGION 1
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.addStandup = StandupFormFeature.State(standup: standup)
          return .none

        case .saveStandupButtonTapped:
          guard let standup = state.addStandup?.standup else { return .none }
          state.standups.append(standup)
          state.addStandup = nil
          return .none

        case .addStandup(.dismiss):
          if let standup = state.addStandup?.standup { state.standups.append(standup) }
          return .none
