import ComposableArchitecture

/// The stores of a session and the actions that they have processed: what the state was after each of
/// them, and what it is when some are left out.
@MainActor
struct ActionHistory {
  /// A store, and the state in which it was made.
  private struct RecordedStoreStart {
    weak var store: (any RecordedStore)?
    let state: Any
  }

  private var stores: [RecordedStoreStart] = []
  private(set) var actions: [LoggedAction] = []

  /// Whether a store has been made.
  var hasStore: Bool { !stores.isEmpty }

  /// The states at the beginning, store by store.
  var initialStates: [Any] { stores.map(\.state) }

  mutating func add(_ store: any RecordedStore) {
    stores.append(RecordedStoreStart(store: store, state: store.recordedState))
  }

  mutating func add(_ action: LoggedAction) {
    actions.append(action)
  }

  /// Drops all actions but the first ones.
  mutating func keep(first count: Int) {
    actions.removeSubrange(count...)
  }

  /// The place of a store among all of them; nil if it was made before the session.
  func index(of store: any RecordedStore) -> Int? {
    stores.firstIndex { $0.store === store }
  }

  /// The store that has processed an action; nil if it is gone.
  func store(of action: LoggedAction) -> (any RecordedStore)? { stores[action.store].store }

  /// Whether one of the first actions is left out.
  func leavesOutActions(before count: Int) -> Bool { actions[..<count].contains(where: \.isOff) }

  /// Puts the states in place that the first actions have led to.
  func showStates(after count: Int) {
    for (index, recorded) in stores.enumerated() {
      recorded.store?.replaceState(with: state(ofStore: index, after: count))
    }
  }

  private func state(ofStore index: Int, after count: Int) -> Any {
    actions[..<count].last { $0.store == index }?.shownAfter.state ?? stores[index].state
  }

  /// The shared values after the first actions.
  func sharedValues(after count: Int) -> SharedValueLog.Values {
    count > 0 ? actions[count - 1].shownAfter.shared : [:]
  }

  /// Reduces the actions after the first ones again, without those that are left out.
  ///
  /// - Parameter reduce: Reduces one action from a state.
  func reduceAgain(
    after count: Int,
    _ reduce: (LoggedAction, LoggedAction.Snapshot, any RecordedStore) -> LoggedAction.Snapshot
  ) {
    var states = stores.indices.map { state(ofStore: $0, after: count) }
    var sharedValues = sharedValues(after: count)
    // Until an action is left out, the states are those that were recorded.
    var differs = leavesOutActions(before: count)
    for action in actions[count...] {
      let before = LoggedAction.Snapshot(state: states[action.store], shared: sharedValues)
      var after = before
      if action.isOff {
        differs = true
      } else if !differs {
        after = action.after
      } else if let store = store(of: action) {
        after = reduce(action, before, store)
      }
      action.shownBefore = before
      action.shownAfter = after
      states[action.store] = after.state
      sharedValues = after.shared
    }
  }
}
