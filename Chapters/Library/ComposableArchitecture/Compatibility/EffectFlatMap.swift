extension Effect {
  /// Puts an effect in the place of each action this effect sends.
  func flatMap(_ transform: @escaping @Sendable (Action) -> Effect) -> Effect {
    switch operation {
    case .none, .cancel, .wait, .attach:
      return self
    case .send(let action):
      return transform(action)
    case .run(let name, let priority, let operation):
      return Effect(
        operation: .run(name: name, priority: priority) { send in
          await operation(
            Send(
              send: { send.start(transform($0)) },
              start: { send.start($0.flatMap(transform)) }
            )
          )
        }
      )
    case .merge(let effects):
      return .merge(effects.map { $0.flatMap(transform) })
    case .concatenate(let effects):
      return .concatenate(effects.map { $0.flatMap(transform) })
    case .cancellable(let effect, let id, let cancelInFlight):
      return effect.flatMap(transform).cancellable(id, cancelInFlight: cancelInFlight)
    case .deferred(let effect):
      return Effect(operation: .deferred { effect().flatMap(transform) })
    case .observed(let effect, let onStart, let onEnd):
      return effect.flatMap(transform).observed(onStart: onStart, onEnd: onEnd)
    }
  }
}
