// caught by: The log has the action, the state before and the state after
// REGION 1
    { _, getState in
      { next in
        { action in
          log("[Action] \(action)")
          if let state = getState() {
            log("[Before State] \(state)")
          }
          if let state = getState() {
            log("[After State] \(state)")
          }
          next(action)
        }
      }
    }
