// caught by: Before the first state there is none to log
// REGION 1
    { _, getState in
      { next in
        { action in
          log("[Action] \(action)")
          log("[Before State] \(getState().map { "\($0)" } ?? "nil")")
          next(action)
          if let state = getState() {
            log("[After State] \(state)")
          }
        }
      }
    }
