/// The work that an action started: its effects, and those of the actions they send.
///
/// ```swift
/// let task = store.send(.refreshPulled)
/// await task.finish()
/// ```
public struct StoreTask: Hashable, Sendable {
  let effects: RunningEffect?

  init(effects: RunningEffect?) {
    self.effects = effects
  }

  /// Cancels the effects.
  public func cancel() {
    effects?.cancel()
  }

  /// Waits until all effects have ended. If the waiting task is cancelled, so are the effects.
  ///
  /// - Parameter isolation: The actor of the caller, which is not left for this.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    await effects?.finish(isolation: isolation)
  }

  /// Whether the effects were cancelled; also true if the action started none.
  public var isCancelled: Bool {
    effects?.isCancelled ?? true
  }
}
