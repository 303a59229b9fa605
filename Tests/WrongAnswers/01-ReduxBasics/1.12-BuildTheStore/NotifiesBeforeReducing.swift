// caught by: Each dispatch notifies a subscriber once, after the reducer has run
// REGION 2
      let oldState = state
      entries = entries.filter { $0.value.subscriber != nil }
      for entry in entries.values {
        entry.notify(oldState, state)
      }
      state = reducer(action, oldState)
