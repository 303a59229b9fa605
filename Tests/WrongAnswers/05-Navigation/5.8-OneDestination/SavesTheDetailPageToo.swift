// caught by: Saving does nothing while there is no form
// REGION 1
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.destination = .form(StandupFormFeature.State(standup: standup))
          return .none

        case .saveButtonTapped:
          if case .form(let form)? = state.destination { state.standups.append(form.standup) }
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
