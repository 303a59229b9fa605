/// A store as ReSwift's users know it, without middleware.
enum BuildTheStore {
  final class Store<State> {
    typealias Reducer = (_ action: any Action, _ state: State?) -> State

    /// The current state. Everyone may read it; only the store writes it.
    private(set) var state: State
    private let reducer: Reducer
    // BEGIN SOLUTION
    private var entries: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
      weak var subscriber: AnyObject?
      let notify: (_ old: State, _ new: State) -> Void
    }
    // END SOLUTION
    // STUB: // TODO: What does the store have to remember about each subscriber?

    /// - Parameter state: The first state, or nil to ask the reducer for it.
    init(reducer: @escaping Reducer, state: State?) {
      self.reducer = reducer
      self.state = state ?? reducer(ReSwiftInit(), nil)
    }

    /// Replaces the state by the one that follows it, and notifies the subscribers.
    func dispatch(_ action: any Action) {
      // BEGIN SOLUTION
      let oldState = state
      state = reducer(action, oldState)
      entries = entries.filter { $0.value.subscriber != nil }
      for entry in entries.values {
        entry.notify(oldState, state)
      }
      // END SOLUTION
      // STUB: // TODO: First the reducer, once; then all subscribers.
    }

    /// Notifies `subscriber` of the current value at once, and of new values from then on.
    ///
    /// The four `subscribe` functions below call it.
    ///
    /// - Parameters:
    ///   - subscriber: Not kept alive by the store. If it is subscribed already, the new
    ///     subscription takes the place of the old one.
    ///   - subscription: Says what the subscriber wants of a state, and what it skips.
    fileprivate func subscribe<Subscriber: StoreSubscriber>(
      _ subscriber: Subscriber,
      to subscription: Subscription<State, Subscriber.StoreSubscriberStateType>
    ) {
      // BEGIN SOLUTION
      entries[ObjectIdentifier(subscriber)] = Entry(subscriber: subscriber) {
        [weak subscriber] old, new in
        if !subscription.isRepeat(old, new) {
          subscriber?.newState(state: subscription.selected(new))
        }
      }
      subscriber.newState(state: subscription.selected(state))
      // END SOLUTION
      // STUB: // TODO: Remember whom to notify, and how; then pass on the current value.
    }

    /// Ends the subscription of `subscriber`.
    func unsubscribe(_ subscriber: AnyObject) {
      // BEGIN SOLUTION
      entries[ObjectIdentifier(subscriber)] = nil
      // END SOLUTION
      // STUB: // TODO: Forget this subscriber, and no other.
    }
  }
}

extension BuildTheStore.Store {
  /// Notifies `subscriber` of every new state.
  func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State {
    subscribe(subscriber, to: Subscription())
  }

  /// Notifies `subscriber` of what `transform` selects of every new state.
  func subscribe<Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber,
    transform: (Subscription<State, State>)
      -> Subscription<State, Subscriber.StoreSubscriberStateType>
  ) {
    subscribe(subscriber, to: transform(Subscription()))
  }
}

// Values that can be compared are reported only when they change.
extension BuildTheStore.Store {
  /// Notifies `subscriber` of every new state that is not equal to the last.
  func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State, State: Equatable {
    subscribe(subscriber, to: Subscription().skipRepeats())
  }

  /// Notifies `subscriber` of what `transform` selects, whenever it is not equal to the last.
  func subscribe<Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber,
    transform: (Subscription<State, State>)
      -> Subscription<State, Subscriber.StoreSubscriberStateType>
  ) where Subscriber.StoreSubscriberStateType: Equatable {
    subscribe(subscriber, to: transform(Subscription()).skipRepeats())
  }
}
