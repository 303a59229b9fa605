/// Feeds actions from a running effect back into the store.
///
/// `Effect.run` hands one to its closure. It is called like a function, and delivers on the main
/// actor, so other code awaits it: `await send(.timerTicked)`.
///
/// Nothing is sent once the effect has been cancelled.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Makes a `Send` that delivers to `send`.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// The `Send` for an effect whose actions are turned into those this one sends.
  nonisolated func pullback<Other>(
    _ transform: @escaping @Sendable (Other) -> Action
  ) -> Send<Other> {
    Send<Other>(send: { send(transform($0)) })
  }

  /// Sends `action` to the store, unless the surrounding task has been cancelled.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}
