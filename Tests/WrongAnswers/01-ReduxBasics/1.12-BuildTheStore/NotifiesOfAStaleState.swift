// caught by: A subscriber may dispatch, and all of them end with the latest state
// REGION 2
      let oldState = state
      let newState = reducer(action, oldState)
      state = newState
      entries = entries.filter { $0.value.subscriber != nil }
      for entry in entries.values {
        entry.notify(oldState, newState)
      }
