/// The source of a store's state, and the receiver of its actions.
///
/// The store an application creates has a ``RootCore``, which owns the state. A store scoped from
/// it has a core that reads a part of the root's state and wraps actions for it.
@MainActor
protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The state; while an action is being processed, the one before it. For a child that is gone,
  /// the last one that was read.
  var state: State { get }

  /// Whether the part of the state that this core reads is gone.
  var isInvalid: Bool { get }

  /// Whether scoping by key paths always leads to the same children, so that stores can be kept.
  var canCacheChildren: Bool { get }

  /// The observers that the root notifies when the state may have changed.
  var observers: StateObservers { get }

  /// Processes an action, unless one is being processed: then it is processed afterwards.
  ///
  /// - Returns: The effects the action started, or `nil` if none is running.
  func send(_ action: Action) -> RunningEffect?

  /// A core for a part of the state.
  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: AnyCasePath<Action, ChildAction>
  ) -> any Core<ChildState, ChildAction>
}

extension Core {
  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: AnyCasePath<Action, ChildAction>
  ) -> any Core<ChildState, ChildAction> {
    ScopedCore(base: self, keyPath: state, embed: { action.embed($0) })
  }

  /// A core for a part of the state that may go away.
  func scopeOptional<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    embed: @escaping (ChildAction) -> Action,
    current: ChildState
  ) -> any Core<ChildState, ChildAction> {
    OptionalCore(base: self, keyPath: state, embed: embed, current: current)
  }
}
