// caught by: An id opens the list: a copy of the results, under that id
// REGION 1
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(GameResultListFeature.State(), id: id)
          return .none

        case .setNavigation(.none):
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none
