// caught by: A list without rows is brought back too
// REGION 1
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id)
          return .none

        case .setNavigation(.none):
          if let draft = state.resultListState?.value, !draft.results.isEmpty {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none
