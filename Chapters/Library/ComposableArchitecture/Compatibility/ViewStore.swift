public import TerminalUI

/// A view's access to a store, in the spelling before observable state (documents S2 and S3): the
/// part of the state it shows, and a way to send actions.
///
/// ```swift
/// let viewStore = ViewStore(store, observe: { $0 })
/// viewStore.count
/// viewStore.send(.incrementButtonTapped)
/// ```
///
/// Newer code marks its state `@ObservableState` and asks the ``Store`` itself.
@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
@preconcurrency
@MainActor
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  private let readState: () -> ViewState
  private let sendAction: (ViewAction) -> StoreTask
  private let observers: StateObservers
  private let isDuplicate: (ViewState, ViewState) -> Bool
  private var lastState: ViewState

  /// Sees a part of the state, and sends the store's own actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads what the view shows.
  ///   - isDuplicate: Whether two such values look the same to the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Sees a part of the state, and sends actions that are turned into the store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads what the view shows.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - isDuplicate: Whether two such values look the same to the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    readState = { store.withState(toViewState) }
    sendAction = { store.send(fromViewAction($0)) }
    observers = store.core.observers
    self.isDuplicate = isDuplicate
    lastState = store.withState(toViewState)
  }

  /// The state that the view shows now. Of values that look the same, the first is kept.
  public var state: ViewState {
    let current = readState()
    if !isDuplicate(lastState, current) { lastState = current }
    return lastState
  }

  /// Reads a property of what the view shows.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action.
  ///
  /// - Returns: The effects that the action started. It may be ignored.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    sendAction(action)
  }

  /// Sends an action, and waits for as long as a condition holds: for a pull to refresh, say.
  public func send(
    _ action: ViewAction,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits for as long as a condition holds.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    guard predicate(state) else { return }
    let wait = ConditionWait { [self] in predicate(state) }
    observers.add(wait)
    await withTaskCancellationHandler {
      await wait.untilOver()
    } onCancel: {
      Task { @MainActor in wait.end() }
    }
  }

  // MARK: Bindings

  // These are members of the class and not of an extension, which would be deprecated by itself: a
  // view store whose type nobody names would warn once more at each binding.

  /// A binding that reads a value from what the view sees, and sends an action for each new one.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// Documents S0, S2 and S4 use it.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - valueToAction: Makes the action for a new value.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { @MainActor in get(self.state) },
      set: { @MainActor in self.send(valueToAction($0)) }
    )
  }

  /// A binding that reads a value from what the view sees, and sends one action for all new ones.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding of all that the view sees.
  ///
  /// - Parameter valueToAction: Makes the action for a new value.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding of all that the view sees, which sends the same action for each new value.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: { _ in action })
  }
}

@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
extension ViewStore where ViewState: Equatable {
  /// Sees a part of the state, and sends the store's own actions.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  /// Sees a part of the state, and sends actions that are turned into the store's.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }
}

@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
extension ViewStore where ViewState == Void {
  /// Sees nothing of the state, and sends the store's actions.
  public convenience init<State>(_ store: Store<State, ViewAction>) {
    self.init(store, observe: { _ in }, removeDuplicates: { _, _ in true })
  }
}

/// The view store of the reducer `R`.
@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

/// Waits while a condition holds, looking again after each action.
private final class ConditionWait: StateObserver {
  private let condition: () -> Bool
  private var isOver = false
  private var continuation: CheckedContinuation<Void, Never>?

  init(condition: @escaping () -> Bool) {
    self.condition = condition
  }

  func untilOver() async {
    await withCheckedContinuation { continuation in
      if isOver { continuation.resume() } else { self.continuation = continuation }
    }
  }

  func end() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }

  func stateMayHaveChanged() -> Bool {
    if isOver { return false }
    if condition() { return true }
    end()
    return false
  }
}
