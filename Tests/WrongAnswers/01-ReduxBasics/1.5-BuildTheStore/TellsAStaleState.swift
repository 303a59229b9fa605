// caught by: A subscriber may dispatch, and everyone ends with the latest state

/// A store as ReSwift's users know it, without middleware.
enum BuildTheStore {
  final class Store<State: StateType> {
    typealias Reducer = (_ action: any Action, _ state: State?) -> State

    /// The state of now. Anyone may read it; only the store writes it.
    private(set) var state: State
    private let reducer: Reducer
    private var entries: [Entry] = []

    private struct Entry {
      weak var subscriber: AnyObject?
      let notify: (_ old: State, _ new: State) -> Void
    }

    /// - Parameter state: The first state, or nil to ask the reducer for it.
    init(reducer: @escaping Reducer, state: State?) {
      self.reducer = reducer
      self.state = state ?? reducer(ReSwiftInit(), nil)
    }

    /// Replaces the state by the one that follows it, and tells the subscribers.
    func dispatch(_ action: any Action) {
      let oldState = state
      let newState = reducer(action, oldState)
      state = newState
      entries.removeAll { $0.subscriber == nil }
      for entry in entries {
        entry.notify(oldState, newState)
      }
    }

    /// Tells `subscriber` the current value at once, and new values from then on.
    ///
    /// - Parameters:
    ///   - subscriber: Not kept alive by the store. If it is subscribed already, the new
    ///     subscription takes the place of the old one.
    ///   - transform: Narrows the whole state down to what the subscriber wants.
    func subscribe<Subscriber: StoreSubscriber>(
      _ subscriber: Subscriber,
      _ transform: (Subscription<State, State>)
        -> Subscription<State, Subscriber.StoreSubscriberStateType>
    ) {
      unsubscribe(subscriber)
      let subscription = transform(Subscription())
      let entry = Entry(subscriber: subscriber) { [weak subscriber] old, new in
        let value = subscription.selected(new)
        if !subscription.isRepeat(subscription.selected(old), value) {
          subscriber?.newState(state: value)
        }
      }
      entries.append(entry)
      subscriber.newState(state: subscription.selected(state))
    }

    /// Tells `subscriber` nothing more.
    func unsubscribe(_ subscriber: AnyObject) {
      entries.removeAll { $0.subscriber === subscriber }
    }
  }
}

extension BuildTheStore.Store {
  /// Tells `subscriber` about every new state.
  func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State {
    subscribe(subscriber) { $0 }
  }
}

extension BuildTheStore.Store where State: Equatable {
  /// Tells `subscriber` about every new state that is not equal to the last.
  func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State {
    subscribe(subscriber) { $0.skipRepeats() }
  }
}
