// caught by: Leaving during a notification does not affect the others
// REGION 1
    private var entries: [Entry] = []

    private struct Entry {
      weak var subscriber: AnyObject?
      let notify: (_ old: State, _ new: State) -> Void
    }
// REGION 2
      let oldState = state
      state = reducer(action, oldState)
      entries.removeAll { $0.subscriber == nil }
      var index = 0
      while index < entries.count {
        entries[index].notify(oldState, state)
        index += 1
      }
// REGION 3
      unsubscribe(subscriber)
      let entry = Entry(subscriber: subscriber) { [weak subscriber] old, new in
        if !subscription.isRepeat(old, new) {
          subscriber?.newState(state: subscription.selected(new))
        }
      }
      entries.append(entry)
      subscriber.newState(state: subscription.selected(state))
// REGION 4
      entries.removeAll { $0.subscriber === subscriber }
