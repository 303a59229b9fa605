@testable import ComposableArchitecture

/// Tells when an effect begins, and when it is over.
func observe<Action>(
  _ effect: Effect<Action>,
  _ tell: @escaping @Sendable (String) -> Void
) -> Effect<Action> {
  effect.observed(onStart: { _ in tell("begins") }, onEnd: { tell("is over") })
}
