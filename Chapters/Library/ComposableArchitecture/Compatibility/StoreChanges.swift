/// Notices changes of what a view shows of a store, in the spelling before observable state.
@MainActor
final class StoreChanges<ViewState>: StateObserver {
  private let identity = StateIdentity()
  private var observers: StateObservers?
  private var read: (() -> ViewState)?
  private var isDuplicate: (ViewState, ViewState) -> Bool = { _, _ in false }
  private var last: ViewState?

  /// Observes a store from now on; the view whose body calls this is evaluated again after a
  /// change.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads what the view shows.
  ///   - isDuplicate: Whether two such values look the same to the view.
  /// - Returns: The state that the view shows.
  @discardableResult
  func observe<State, Action>(
    _ store: Store<State, Action>,
    _ toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) -> ViewState {
    let current = toViewState(store.core.state)
    read = { toViewState(store.core.state) }
    self.isDuplicate = isDuplicate
    last = current
    if observers !== store.core.observers {
      observers = store.core.observers
      store.core.observers.add(self)
    }
    identity.access()
    return current
  }

  func stateMayHaveChanged() -> Bool {
    guard let read, let last else { return true }
    let current = read()
    if !isDuplicate(last, current) {
      self.last = current
      identity.replaced()
    }
    return true
  }
}
