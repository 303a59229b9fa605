/// The name of ``Reducer`` before TCA 1.0 (document S2).
@available(*, unavailable, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

/// The name of ``ReducerOf`` before TCA 1.0.
@available(*, unavailable, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// The name of ``Effect`` before TCA 1.0 (document S2).
@available(*, unavailable, renamed: "Effect")
public typealias EffectTask = Effect

/// The name of ``Effect`` for effects that may fail, before TCA 1.0.
@available(
  *,
  unavailable,
  message: "Effects do not fail; send failures as actions: 'Effect<Action>'"
)
public typealias EffectPublisher<Action, Failure: Error> = Effect<Action>
