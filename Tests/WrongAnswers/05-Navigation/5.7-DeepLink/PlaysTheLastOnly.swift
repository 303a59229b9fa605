// caught by: Everything that happened leads to the same state once more
// REGION 2
    var state = state
    for action in actions.suffix(1) {
      _ = GameFeature().reduce(into: &state, action: action)
    }
    return state
