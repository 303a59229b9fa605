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

  /// Whether the state this core projects is gone.
  var isInvalid: Bool { get }

  /// Processes an action, unless one is being processed: then it waits for its turn.
  ///
  /// - Returns: The effects the action started, or `nil` if none is running.
  func send(_ action: Action) -> RunningEffect?
}
