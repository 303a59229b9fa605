// caught by: A delete that comes from a page that has gone asks nothing
// REGION 1
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.destination = .form(StandupFormFeature.State(standup: standup))
          return .none

        case .saveButtonTapped:
          guard case .form(let form)? = state.destination else { return .none }
          state.standups.append(form.standup)
          state.destination = nil
          return .none

        case .standupTapped(let id):
          guard let standup = state.standups[id: id] else { return .none }
          state.destination = .detail(StandupDetail.State(standup: standup))
          return .none

        case .destination(.presented(.detail(.deleteButtonTapped))):
          var standup = state.standups.first
          if case .detail(let detail)? = state.destination { standup = detail.standup }
          state.destination = standup.map { .alert(.deletion(of: $0)) }
          return .none

        case .destination(.presented(.alert(.confirmDeletion(let id)))):
          state.standups.remove(id: id)
          return .none
