// caught by: Save without a draft saves nothing
// REGION 1
        case .alertAction(.presented(.alertSaveButtonTapped)):
          state.resultState = state.resultListState?.value ?? GameResultListFeature.State()
          state.resultListState = nil
          return .none

        case .alertAction(.presented(.alertCancelButtonTapped)):
          state.resultListState = nil
          return .none

        case .alertAction(.dismiss):
          state.alert = nil
          return .none
