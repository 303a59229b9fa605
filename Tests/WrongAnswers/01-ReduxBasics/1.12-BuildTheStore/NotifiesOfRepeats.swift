// caught by: A value that stays the same is not passed on again
// REGION 3
      entries[ObjectIdentifier(subscriber)] = Entry(subscriber: subscriber) {
        [weak subscriber] old, new in
        _ = old
        subscriber?.newState(state: subscription.selected(new))
      }
      subscriber.newState(state: subscription.selected(state))
