// caught by: Without a change, going back just closes the page
// REGION 1
          guard let draft = state.resultListState?.value else { return .none }
          _ = draft
          state.alert = .saveChanges
          return .none
