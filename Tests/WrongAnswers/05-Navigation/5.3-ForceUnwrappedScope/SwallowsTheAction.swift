// caught by: By hand: without a child an issue is reported, and it stays absent
// REGION 1
      guard var present = state else {
        return .none
      }
      let effect = child.reduce(into: &present, action: action)
      state = present
      return effect
