// caught by: By hand: the child runs on state that is there, and its effects are kept
// REGION 1
      guard var present = state else {
        reportIssue("The child received \(action) while it was not there.")
        return .none
      }
      _ = child.reduce(into: &present, action: action)
      state = present
      return .none
