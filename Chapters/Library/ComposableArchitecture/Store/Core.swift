/// Where a store gets its state from and sends its actions to.
///
/// The store an application creates has a ``RootCore``, which owns the state. A store scoped from
/// it has a core that projects the state out of the root's and wraps actions for it.
@MainActor
protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The state as it is now; for a child that is gone, as it was last seen.
  var state: State { get }

  /// Reads the state without a copy of the whole.
  func withState<Value>(_ body: (State) -> Value) -> Value

  /// Where the state is in memory, if it stays there for as long as the core exists.
  var address: UnsafePointer<State>? { get }

  /// Whether the state this core projects is gone.
  var isInvalid: Bool { get }

  /// Whether scoping by key paths always leads to the same children, so that stores can be kept.
  var canCacheChildren: Bool { get }

  /// Whom the root tells that state may have changed.
  var observers: StateObservers { get }

  /// Processes an action, unless one is being processed: then it waits for its turn.
  ///
  /// - Returns: The effects the action started, or `nil` if none is running.
  func send(_ action: Action) -> RunningEffect?

  /// A core for a part of the state.
  ///
  /// - Parameters:
  ///   - state: Where the part is.
  ///   - action: The case that wraps its actions.
  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: AnyCasePath<Action, ChildAction>
  ) -> any Core<ChildState, ChildAction>
}

extension Core {
  var address: UnsafePointer<State>? { nil }

  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: AnyCasePath<Action, ChildAction>
  ) -> any Core<ChildState, ChildAction> {
    let reader = StateReader(state)
    return ScopedCore(
      base: self,
      read: reader.read,
      address: self.address(of: reader),
      embed: { action.embed($0) }
    )
  }

  /// Where a part of the state is in memory.
  func address<ChildState>(
    of reader: StateReader<State, ChildState>
  ) -> UnsafePointer<ChildState>? {
    guard let address, let offset = reader.offset else { return nil }
    return (UnsafeRawPointer(address) + offset).assumingMemoryBound(to: ChildState.self)
  }

  /// A core for a part of the state that may go away.
  ///
  /// - Parameters:
  ///   - state: Where the part is.
  ///   - embed: Wraps an action of the part.
  ///   - current: The part as it is now.
  func scopeOptional<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    embed: @escaping (ChildAction) -> Action,
    current: ChildState
  ) -> any Core<ChildState, ChildAction> {
    OptionalCore(base: self, state: state, embed: embed, current: current)
  }
}
