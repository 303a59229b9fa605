// caught by: Closing what is not open changes nothing
// REGION 1
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id)
          return .none

        case .setNavigation(.none):
          state.resultState = state.resultListState?.value ?? GameResultListFeature.State()
          state.resultListState = nil
          return .none
