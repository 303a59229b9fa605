// caught by: What effects sent belongs to it
// REGION 2
    var state = state
    for action in actions where action != .timer(.timeUpdated) {
      _ = GameFeature().reduce(into: &state, action: action)
    }
    return state
