internal import Observation

extension Store where State: ObservableState {
  /// The state. Every part that `observe` or a view reads is observed.
  public var state: State {
    observeIdentity()
    return core.state
  }

  /// Reads a property of the state: `store.count`. It is observed, and nothing else is.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observeIdentity()
    return core.state[keyPath: keyPath]
  }

  private func observeIdentity() {
    if let identity {
      identity.access()
    } else {
      let identity = StateIdentity()
      self.identity = identity
      let observer = IdentityObserver(store: self, identity: identity, id: core.state._$id)
      identityObserver = observer
      core.observers.add(observer)
      identity.access()
    }
  }
}

/// Notices when the state of a store is replaced by another.
private final class IdentityObserver<State: ObservableState, Action>: StateObserver {
  private weak var store: Store<State, Action>?
  private let identity: StateIdentity
  private var id: ObservableStateID

  init(store: Store<State, Action>, identity: StateIdentity, id: ObservableStateID) {
    self.store = store
    self.identity = identity
    self.id = id
  }

  func stateMayHaveChanged() -> Bool {
    guard let store, !store.core.isInvalid else { return false }
    let newID = store.core.state._$id
    if newID != id || store.core.observers.stateIsReplaced {
      id = newID
      identity.replaced()
    }
    return true
  }
}
