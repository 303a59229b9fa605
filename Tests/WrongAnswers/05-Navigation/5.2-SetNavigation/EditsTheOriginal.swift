// caught by: No id closes the list, and the copy becomes the original
// REGION 1
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id)
          return .none

        case .setNavigation(.none):
          state.resultListState = nil
          return .none
