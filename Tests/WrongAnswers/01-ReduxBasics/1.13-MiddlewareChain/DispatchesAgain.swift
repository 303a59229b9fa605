// caught by: The logger passes each action on, once
// REGION 1
    { dispatch, getState in
      { _ in
        { action in
          log("[Action] \(action)")
          if let state = getState() {
            log("[Before State] \(state)")
          }
          dispatch(action)
          if let state = getState() {
            log("[After State] \(state)")
          }
        }
      }
    }
