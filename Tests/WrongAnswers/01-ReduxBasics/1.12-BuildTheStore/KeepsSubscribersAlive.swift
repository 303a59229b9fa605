// caught by: The store keeps no subscriber alive
// REGION 1
    private var entries: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
      var subscriber: AnyObject?
      let notify: (_ old: State, _ new: State) -> Void
    }
// REGION 3
      entries[ObjectIdentifier(subscriber)] = Entry(subscriber: subscriber) { old, new in
        if !subscription.isRepeat(old, new) {
          subscriber.newState(state: subscription.selected(new))
        }
      }
      subscriber.newState(state: subscription.selected(state))
