/// A store as ReSwift's users know it, without middleware.
enum BuildTheStore {
  final class Store<State: StateType> {
    typealias Reducer = (_ action: any Action, _ state: State?) -> State

    /// The state of now. Anyone may read it; only the store writes it.
    private(set) var state: State
    private let reducer: Reducer
    // TODO: What does the store have to remember about each subscriber?

    /// - Parameter state: The first state, or nil to ask the reducer for it.
    init(reducer: @escaping Reducer, state: State?) {
      self.reducer = reducer
      self.state = state ?? reducer(ReSwiftInit(), nil)
    }

    /// Replaces the state by the one that follows it, and tells the subscribers.
    func dispatch(_ action: any Action) {
      // TODO: First the reducer, once; then everyone who listens.
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
      // TODO: Remember whom to tell, and what; then tell the state of now.
    }

    /// Tells `subscriber` nothing more.
    func unsubscribe(_ subscriber: AnyObject) {
      // TODO: Forget this subscriber, and no other.
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
