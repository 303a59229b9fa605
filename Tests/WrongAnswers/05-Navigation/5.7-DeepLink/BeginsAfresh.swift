// caught by: A replay begins where it is told to
// REGION 2
    var state = State()
    for action in actions {
      _ = GameFeature().reduce(into: &state, action: action)
    }
    return state
