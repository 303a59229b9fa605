/// Work that a reducer hands to the store: the store runs it and feeds the actions it sends back
/// into the reducer.
///
/// A reducer itself only computes; what waits, fetches, stores or ticks is an effect.
///
/// ```swift
/// case .factButtonTapped:
///   return .run { [count = state.count] send in
///     await send(.factResponse(Result { try await numberFact.fetch(count) }))
///   }
/// ```
///
/// The name follows TCA; document S2 calls its older spelling `EffectTask`.
public struct Effect<Action>: Sendable {
  let operation: Operation

  init(operation: Operation) {
    self.operation = operation
  }

  /// The work that the store does for an effect. It is a tree, which the store walks itself.
  ///
  /// Actions need not be sendable: those in here are only ever made and delivered on the main
  /// actor, or handed over by a `Send`.
  indirect enum Operation: @unchecked Sendable {
    case none
    /// Delivered at once, behind the action in progress.
    case send(Action)
    /// A task of the main actor. A feature's code in `run` leaves it by itself; the code around it
    /// would change threads once more for nothing.
    ///
    /// - `turns`: How much later it begins than an effect around which there is nothing: see
    ///   ``Turns``.
    case run(
      name: String?,
      priority: TaskPriority?,
      turns: Int = 0,
      operation: @MainActor @Sendable (Send<Action>) async -> Void
    )
    /// All at once. Holds at least two effects, none of them `none`. What a merge consists of
    /// decides when it begins, so a merge of merges stays one.
    case merge([Effect])
    /// One after the other. Holds at least two effects, none of them `none`.
    case concatenate([Effect])
    case cancellable(Effect, id: CancelID, cancelInFlight: Bool)
    case cancel(id: CancelID)
    /// Work decided when the store starts the effect.
    case deferred(@MainActor @Sendable () -> Effect)
    /// A way back into the store, handed out when the store starts the effect, which is then over.
    /// It may be kept for later: a presented child is dismissed by it.
    case attach(@MainActor @Sendable (Send<Action>) -> Void)
    /// Nothing to do, and over only when it is cancelled: a child is presented.
    case held
    case observed(
      Effect,
      onStart: @Sendable (RunningEffect) -> Void,
      onEnd: @Sendable () -> Void
    )
  }

  var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}

extension Effect {
  /// An effect that does nothing and ends at once: what most actions return.
  public static var none: Self {
    Self(operation: .none)
  }

  /// An effect that sends one action back, right after the one in progress.
  ///
  /// Use it to hand something to a parent (a delegate action). To share logic between actions, call
  /// a function instead.
  ///
  /// - Parameter action: The action to send.
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }
}

extension Effect {
  /// Tells when the store starts this effect, and when it is over.
  ///
  /// - Parameters:
  ///   - onStart: Called on the main actor when the store starts the effect, with what then runs.
  ///   - onEnd: Called exactly once, when the effect has ended or was cancelled as a whole.
  func observed(
    onStart: @escaping @Sendable (_ running: RunningEffect) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) -> Self {
    isNone ? self : Self(operation: .observed(self, onStart: onStart, onEnd: onEnd))
  }
}
