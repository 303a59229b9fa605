// caught by: Everything that happened leads to the same state once more
// REGION 2
    var state = state
    for action in actions.reversed() {
      _ = GameFeature().reduce(into: &state, action: action)
    }
    return state
