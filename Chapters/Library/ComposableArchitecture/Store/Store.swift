/// The runtime of a feature: it holds the state, runs actions through the reducer, and carries out
/// the effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// ```
///
/// An application makes one store, and derives a store for each part with
/// ``scope(_:action:fileID:filePath:line:column:)``. A store is used on the main actor. An
/// action sent while another one is being processed is reported, and processed afterwards. When the
/// last of the stores is gone, running effects are cancelled.
@preconcurrency
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: any Core<State, Action>
  /// The stores scoped from this one.
  var children: [ScopeID: AnyObject] = [:]
  /// Notifies observers when the state is replaced; made when the state is first observed.
  var identity: StateIdentity?
  var identityObserver: (any StateObserver)?

  init(core: any Core<State, Action>) {
    self.core = core
  }

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The reducer, or several, as in the `body` of a reducer.
  ///   - prepareDependencies: Overrides dependencies for the initial state, the reducer, and all
  ///     its effects.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let core = withDependencies(prepareDependencies ?? { _ in }) {
      UncheckedSendable(
        RootCore(
          initialState: initialState(),
          reducer: reducer(),
          dependencies: DependencyValues._current
        )
      )
    }
    self.init(core: core.value)
  }

  /// Reads the state, of any type, without observing it.
  ///
  /// - Parameter body: Gets the state as it is now.
  @available(*, deprecated, message: "Read 'store.state', or a field of it: 'store.count'.")
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }

  /// Sends an action.
  ///
  /// The reducer has run when this returns, unless another action is being processed.
  ///
  /// - Parameter action: The action to process.
  /// - Returns: The effects that the action started, to be awaited or cancelled. It may be ignored.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(effects: core.send(action))
  }
}

/// The store of the reducer `R`: `let store: StoreOf<Counter>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Equatable {
  /// Stores are equal if they are the same object.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool {
    lhs === rhs
  }
}

extension Store: Hashable {
  /// Hashes the identity of the store.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: Identifiable {}

extension Store: CustomDebugStringConvertible {
  /// The type of the store, by the name of its feature if the two types are of one.
  public nonisolated var debugDescription: String {
    let (state, action) = (readableName(of: State.self), readableName(of: Action.self))
    let feature = state.dropLast(".State".count)
    return "\(feature).State" == state && "\(feature).Action" == action
      ? "StoreOf<\(feature)>" : "Store<\(state), \(action)>"
  }
}
