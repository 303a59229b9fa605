// caught by: One destination takes the place of the other
// REGION 1
        case .addButtonTapped:
          guard state.destination == nil else { return .none }
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
          guard case .detail(let detail)? = state.destination else { return .none }
          state.destination = .alert(.deletion(of: detail.standup))
          return .none

        case .destination(.presented(.alert(.confirmDeletion(let id)))):
          state.standups.remove(id: id)
          return .none
