// caught by: The logger passes each action on, once
// REGION 1
    { _, getState in
      { _ in
        { action in
          log("[Action] \(action)")
          if let state = getState() {
            log("[Before State] \(state)")
          }
          if let state = getState() {
            log("[After State] \(state)")
          }
        }
      }
    }
