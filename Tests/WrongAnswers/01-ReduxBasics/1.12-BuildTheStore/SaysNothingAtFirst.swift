// caught by: A new subscriber hears the current value at once
// REGION 3
      entries[ObjectIdentifier(subscriber)] = Entry(subscriber: subscriber) {
        [weak subscriber] old, new in
        if !subscription.isRepeat(old, new) {
          subscriber?.newState(state: subscription.selected(new))
        }
      }
