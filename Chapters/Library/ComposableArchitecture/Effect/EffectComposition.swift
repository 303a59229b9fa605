extension Effect {
  /// Runs several effects at once.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs several effects at once.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let parts = effects.filter { !$0.isNone }
    return parts.count > 1 ? Self(operation: .merge(parts)) : parts.first ?? .none
  }

  /// Runs this effect and another at once.
  ///
  /// - Parameter other: The effect to run beside this one.
  public func merge(with other: Self) -> Self {
    if case .none = operation { return other }
    if case .none = other.operation { return self }
    return .merge([self, other])
  }

  /// Runs several effects one after the other: each starts when the one before it has ended.
  ///
  /// Newer code does the work in order inside of one `run`.
  ///
  /// - Parameter effects: The effects to run, in order.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, message: "Do the work in order inside of one '.run'.")
  #endif
  public static func concatenate(_ effects: Self...) -> Self {
    inOrder(effects)
  }

  /// Runs several effects one after the other: each starts when the one before it has ended.
  ///
  /// Newer code does the work in order inside of one `run`.
  ///
  /// - Parameter effects: The effects to run, in order.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, message: "Do the work in order inside of one '.run'.")
  #endif
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    inOrder(effects)
  }

  /// Several effects one after the other.
  static func inOrder(_ effects: some Collection<Self>) -> Self {
    var parts: [Self] = []
    for effect in effects {
      switch effect.operation {
      case .none: continue
      case .concatenate(let inner): parts += inner
      default: parts.append(effect)
      }
    }
    return parts.count > 1 ? Self(operation: .concatenate(parts)) : parts.first ?? .none
  }

  /// Runs another effect once this one has ended.
  ///
  /// Newer code does the work in order inside of one `run`.
  ///
  /// - Parameter other: The effect to run after this one.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, message: "Do the work in order inside of one '.run'.")
  #endif
  public func concatenate(with other: Self) -> Self {
    .inOrder([self, other])
  }
}

extension Effect {
  /// Turns every action this effect sends into another one.
  ///
  /// A parent does this to wrap the actions of its child; `Scope` and its like do it for you. Newer
  /// code makes an effect where its actions belong, so that none has to be turned into another.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, message: "Make the effect where its actions belong.")
  #endif
  public func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
    transformed(transform)
  }

  /// Turns every action into another one, in the dependencies that hold here.
  func transformed<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
    if case .none = operation { return .none }
    // The transform may capture anything, yet runs on the main actor alone, where actions arrive.
    let transform = UncheckedSendable(transform)
    return withEscapedDependencies { escaped in
      mapped { action in escaped.yield { transform.value(action) } }
    }
  }

  /// Turns every action into another one, with the dependencies that hold when it arrives.
  func mapped<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    Effect<T>(operation: operation.mapped(transform, turns: isTask ? Turns.map : 0))
  }
}

extension Effect {
  /// A part of an effect whose actions are turned into others.
  fileprivate func mapped<T>(
    _ transform: @escaping @Sendable (Action) -> T,
    _ turns: Int
  ) -> Effect<T> {
    Effect<T>(operation: operation.mapped(transform, turns: turns))
  }
}

extension Effect.Operation {
  fileprivate func mapped<T>(
    _ transform: @escaping @Sendable (Action) -> T,
    turns: Int
  ) -> Effect<T>.Operation {
    switch self {
    case .none:
      .none
    case .send(let action):
      .send(transform(action))
    case .run(let name, let priority, let turnsBefore, let operation):
      .run(name: name, priority: priority, turns: turnsBefore + turns) { send in
        await operation(send.pullback(transform))
      }
    case .merge(let effects):
      .merge(effects.map { $0.mapped(transform, turns) })
    case .concatenate(let effects):
      .concatenate(effects.map { $0.mapped(transform, turns) })
    case .cancellable(let effect, let id, let cancelInFlight):
      .cancellable(effect.mapped(transform, turns), id: id, cancelInFlight: cancelInFlight)
    case .cancel(let id):
      .cancel(id: id)
    case .deferred(let effect):
      .deferred { effect().mapped(transform) }
    case .attach(let receive):
      .attach { send in receive(send.pullback(transform)) }
    case .held:
      .held
    case .observed(let effect, let onStart, let onEnd):
      .observed(effect.mapped(transform, turns), onStart: onStart, onEnd: onEnd)
    }
  }
}
