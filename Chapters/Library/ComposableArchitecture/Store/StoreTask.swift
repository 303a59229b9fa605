/// What an action started: its effects, and those of the actions they send.
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
  public func finish() async {
    await effects?.finish()
  }

  /// Whether the effects were cancelled; also true if the action started none.
  public var isCancelled: Bool {
    effects?.isCancelled ?? true
  }
}
