// caught by: Opening once more begins with a new copy, under the new id
// REGION 1
        case .setNavigation(.some(let id)):
          if state.resultListState != nil { return .none }
          state.resultListState = Identified(state.resultState, id: id)
          return .none

        case .setNavigation(.none):
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none
