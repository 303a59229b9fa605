/// The origin of an effect.
struct EffectSource<Action> {
  /// The action for which a reducer returned the effect.
  let action: Action
  /// The work started by one `send`; actions that the effect sends start their effects there.
  let group: RunningEffect
  /// The effect of which this one is a part, as the reducer returned it.
  var origin = CancellationRegistry.Origin()

  /// The source of an effect that starts after another one: cancelling by id does not spare it.
  var later: Self { EffectSource(action: action, group: group) }
}

extension RootCore {
  /// Starts an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - parent: The part of the running effects of which it becomes a part.
  ///   - source: The origin of the effect.
  ///   - turns: How much later it begins than an effect around which there is nothing.
  func start(
    _ effect: Effect<Root.Action>,
    in parent: RunningEffect,
    from source: EffectSource<Root.Action>,
    after turns: Int = 0
  ) {
    switch effect.operation {
    case .none:
      break

    case .send(let action):
      if !parent.isCancelled { enqueue(action, from: source.group) }

    case .run(let name, let priority, let ownTurns, let operation):
      let turns = turns + ownTurns
      run(operation, after: turns, name: name, priority: priority, in: parent, from: source)

    case .merge(let effects):
      for (effect, ownTurns) in zip(effects, Turns.merging(effects)) {
        start(effect, in: parent, from: source, after: turns + ownTurns)
      }

    case .concatenate(let effects):
      let turns = turns + (effect.isTask ? effects.count - 1 : 0)
      start(effects[...], in: RunningEffect(parent: parent), from: source, after: turns)

    case .cancellable(let effect, let id, let cancelInFlight):
      if cancelInFlight { CancellationRegistry.shared.cancelInFlight(id, for: parent) }
      let part = RunningEffect(parent: parent)
      CancellationRegistry.shared.insert(part, for: id, origin: source.origin)
      start(effect, in: part, from: source, after: turns + (effect.isTask ? Turns.cancellable : 0))
      let hasEnded = part.close { CancellationRegistry.shared.remove(part, for: id) }
      if hasEnded { CancellationRegistry.shared.remove(part, for: id) }

    case .cancel(let id):
      CancellationRegistry.shared.cancel(id, sparing: source.origin)

    case .deferred(let effect):
      if !parent.isCancelled { start(effect(), in: parent, from: source) }

    case .attach(let receive):
      receive(Send { [weak self] action in _ = self?.send(action, from: nil, by: .effect) })

    case .held:
      RunningEffect(parent: parent).hold()

    case .observed(let effect, let onStart, let onEnd):
      let part = RunningEffect(parent: parent)
      part.whenOver(onEnd)
      onStart(part)
      start(effect, in: part, from: source, after: turns)
      part.close()
    }
  }

  /// Starts effects one after the other, each when the one before it has ended.
  private func start(
    _ effects: ArraySlice<Effect<Root.Action>>,
    in sequence: RunningEffect,
    from source: EffectSource<Root.Action>,
    after turns: Int = 0
  ) {
    var remaining = effects
    var turns = turns
    while !sequence.isCancelled, let effect = remaining.popFirst() {
      let part = RunningEffect(parent: sequence)
      start(effect, in: part, from: source.later, after: turns)
      turns = effect.isTask ? Turns.following : 0
      let rest = remaining
      let hasEnded = part.close { [weak self] in
        MainActor.assumeIsolated {
          if let self {
            self.start(rest, in: sequence, from: source)
          } else {
            sequence.close()
          }
        }
      }
      guard hasEnded else { return }
    }
    sequence.close()
  }

  private func run(
    _ operation: @escaping @MainActor @Sendable (Send<Root.Action>) async -> Void,
    after turns: Int,
    name: String?,
    priority: TaskPriority?,
    in parent: RunningEffect,
    from source: EffectSource<Root.Action>
  ) {
    let part = RunningEffect(parent: parent)
    let send = Send<Root.Action> { [weak self] action in
      guard let self else { return }
      let hasEnded = part.hasEnded
      if hasEnded { reportActionFromEndedEffect(action, startedBy: source.action) }
      _ = self.send(action, from: hasEnded ? nil : source.group, by: .effect)
    }
    let isSerial = effectMonitor?.runsSerially ?? uncheckedUseMainSerialExecutor
    let work: @MainActor @Sendable () async -> Void = {
      if isSerial { await Turns.pass(turns) }
      await operation(send)
      part.close()
    }
    part.attach(
      effectMonitor?.start(priority: priority, operation: work)
        ?? startTask(name: name, priority: priority, operation: work)
    )
  }
}

/// Starts a task on the main actor. Swift 6.1 has no names for tasks.
private func startTask(
  name: String?,
  priority: TaskPriority?,
  operation: @escaping @MainActor @Sendable () async -> Void
) -> Task<Void, Never> {
  #if compiler(>=6.2)
    Task(name: name, priority: priority, operation: operation)
  #else
    Task(priority: priority, operation: operation)
  #endif
}

private func reportActionFromEndedEffect<Action>(_ action: Action, startedBy cause: Action) {
  reportIssue(
    """
    An action was sent by an effect that has already ended:

      Sent:                      \(describe(action))
      Effect was returned after: \(describe(cause))

    The closure of 'run' has returned, so the store no longer waits for this effect, and does not \
    cancel it. Keep the closure running until the last action is sent: await the work in it \
    instead of starting a 'Task' of its own.
    """
  )
}
