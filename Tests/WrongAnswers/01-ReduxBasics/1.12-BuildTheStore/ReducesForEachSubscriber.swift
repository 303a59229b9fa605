// caught by: Dispatching runs the reducer once, from the current state
// REGION 2
      let oldState = state
      entries = entries.filter { $0.value.subscriber != nil }
      for entry in entries.values {
        state = reducer(action, oldState)
        entry.notify(oldState, state)
      }
