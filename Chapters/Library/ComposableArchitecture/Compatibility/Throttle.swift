extension Effect {
  /// Lets at most one action pass per interval, of all effects with the same id.
  ///
  /// The first action passes at once. Of those that follow within the interval, the last or the
  /// first passes when it is over.
  ///
  /// - Parameters:
  ///   - id: The identity of the effect; it can be cancelled by it too.
  ///   - interval: The interval.
  ///   - scheduler: Measures the time.
  ///   - latest: Whether the last of the actions that had to wait passes, or the first.
  /// - Returns: The effect, throttled.
  @available(
    *,
    deprecated,
    message: "Sleep on a clock inside of '.run', and keep in the state when an action last passed."
  )
  public func throttle(
    id: some Hashable & Sendable,
    for interval: Duration,
    scheduler: some Scheduler,
    latest: Bool
  ) -> Self {
    if isNone { return self }
    let id = CancelID(id)
    let throttle = Throttle<Action>(id: id, interval: interval, clock: scheduler.clock)
    return throttled { throttle.pass($0, to: $1, replacesWaiting: latest) }
      .cancellable(id, cancelInFlight: true)
  }

  /// Replaces the delivery of each action.
  ///
  /// - Parameter pass: Delivers an action; returns what remains to be waited for.
  private func throttled(
    _ pass: @escaping @MainActor @Sendable (Action, Send<Action>) -> Task<Void, Never>?
  ) -> Self {
    switch operation {
    case .send(let action):
      let action = UncheckedSendable(action)
      return .run { send in
        if let task = await pass(action.value, send) { await value(of: task) }
      }
    case .run(let name, let priority, let turns, let operation):
      return Self(
        operation: .run(name: name, priority: priority, turns: turns) { send in
          let waiting = LockIsolated<[Task<Void, Never>]>([])
          await operation(
            Send { action in
              guard let task = pass(action, send) else { return }
              waiting.withValue { $0.append(task) }
            }
          )
          for task in waiting.value { await value(of: task) }
        }
      )
    case .merge(let effects):
      return .merge(effects.map { $0.throttled(pass) })
    case .concatenate(let effects):
      return .inOrder(effects.map { $0.throttled(pass) })
    case .cancellable(let effect, let id, let cancelInFlight):
      return effect.throttled(pass).cancellable(id, cancelInFlight: cancelInFlight)
    case .deferred(let effect):
      return Self(operation: .deferred { effect().throttled(pass) })
    case .observed(let effect, let onStart, let onEnd):
      return effect.throttled(pass).observed(onStart: onStart, onEnd: onEnd)
    case .none, .cancel, .attach, .held:
      return self
    }
  }
}

/// Waits for a task, which is cancelled with the one that waits.
private func value(of task: Task<Void, Never>) async {
  await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
}

/// Decides when an action passes, and whether.
private struct Throttle<Action>: Sendable {
  let id: CancelID
  let interval: Duration
  let clock: AnyClock<Duration>

  @MainActor
  func pass(_ action: Action, to send: Send<Action>, replacesWaiting: Bool) -> Task<Void, Never>? {
    let now = clock.now
    let last = ThrottledActions.passed[id]
    guard let last, last.clockTime.duration(to: now) < interval else {
      ThrottledActions.removeExpired()
      ThrottledActions.passed[id] = passed(at: now)
      send(action)
      return nil
    }
    if replacesWaiting || last.waiting == nil { ThrottledActions.passed[id]?.waiting = action }
    let delay = now.duration(to: last.clockTime.advanced(by: interval))
    return Task {
      guard (try? await clock.sleep(for: delay)) != nil else { return }
      let waiting = ThrottledActions.passed[id]?.waiting as? Action
      ThrottledActions.passed[id] = passed(at: clock.now)
      if let waiting { send(waiting) }
    }
  }

  @MainActor
  private func passed(at time: AnyClock<Duration>.Instant) -> ThrottledActions {
    ThrottledActions(clockTime: time) { [clock, interval] in
      time.duration(to: clock.now) >= interval
    }
  }
}

/// When an action last passed under an id, and which one waits.
@MainActor
struct ThrottledActions {
  static var passed: [CancelID: ThrottledActions] = [:]

  var clockTime: AnyClock<Duration>.Instant
  var waiting: Any?
  /// Whether the interval is over, so that the next action passes at once.
  let isOver: @MainActor () -> Bool

  init(clockTime: AnyClock<Duration>.Instant, isOver: @escaping @MainActor () -> Bool) {
    self.clockTime = clockTime
    self.isOver = isOver
  }

  /// Forgets ids of which nothing waits and the interval is over.
  static func removeExpired() {
    passed = passed.filter { $0.value.waiting != nil || !$0.value.isOver() }
  }
}
