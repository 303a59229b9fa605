// caught by: An id opens the list: a copy of the results, under that id
// REGION 1
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id == UUID(0) ? id : UUID())
          return .none

        case .setNavigation(.none):
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none
