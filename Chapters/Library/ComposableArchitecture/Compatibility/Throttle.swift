#if canImport(Combine)
  public import Combine
#endif

extension Effect {
  /// Lets through at most one action of the effect per interval, whoever asks for the effect.
  ///
  /// The first action passes at once. Of those that follow within the interval, one passes when it is
  /// over: the last or the first of them.
  ///
  /// - Parameters:
  ///   - id: What tells this effect from others; it can be cancelled by it too.
  ///   - interval: The interval.
  ///   - scheduler: Measures the time.
  ///   - latest: Whether the last of the actions that had to wait passes, or the first.
  /// - Returns: The effect, throttled.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Self {
    if isNone { return self }
    let id = CancelID(id)
    let throttle = Throttle<Action, S>(
      id: id,
      interval: interval,
      scheduler: scheduler,
      letsLatestPass: latest
    )
    let effect = UncheckedSendable(throttle.effect(for:))
    return flatMap { effect.value($0) }.cancellable(id, cancelInFlight: true)
  }
}

/// Decides about each action when, and whether, it passes.
private final class Throttle<Action, S: Scheduler>: @unchecked Sendable {
  private let id: CancelID
  private let interval: S.SchedulerTimeType.Stride
  private let scheduler: S
  private let letsLatestPass: Bool

  init(
    id: CancelID,
    interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    letsLatestPass: Bool
  ) {
    self.id = id
    self.interval = interval
    self.scheduler = scheduler
    self.letsLatestPass = letsLatestPass
  }

  /// What becomes of an action, decided by the scheduler's clock.
  func effect(for action: Action) -> Effect<Action> {
    let action = UncheckedSendable(action)
    return .concatenate(
      .wait(for: .zero, on: scheduler),
      Effect(operation: .deferred { self.pass(action.value) })
    )
  }

  private func pass(_ action: Action) -> Effect<Action> {
    let now = scheduler.now
    let delay = ThrottleTable.shared.withEntry(of: id) { entry -> S.SchedulerTimeType.Stride? in
      guard let last = entry?.time as? S.SchedulerTimeType, last.distance(to: now) < interval else {
        entry = ThrottleTable.Entry(time: now, waiting: nil)
        return nil
      }
      if letsLatestPass || entry?.waiting == nil { entry?.waiting = action }
      return now.distance(to: last.advanced(by: interval))
    }
    guard let delay else { return .send(action) }
    return .concatenate(
      .wait(for: delay, on: scheduler),
      Effect(operation: .deferred { self.passWaiting() })
    )
  }

  private func passWaiting() -> Effect<Action> {
    let now = scheduler.now
    return ThrottleTable.shared.withEntry(of: id) { entry in
      let waiting = entry?.waiting as? Action
      entry = ThrottleTable.Entry(time: now, waiting: nil)
      return waiting.map { .send($0) } ?? .none
    }
  }
}

/// When each throttled effect last let an action through, and which action waits.
private final class ThrottleTable: @unchecked Sendable {
  struct Entry {
    var time: Any
    var waiting: Any?
  }

  static let shared = ThrottleTable()

  private let lock = Lock()
  private var entries: [CancelID: Entry] = [:]

  func withEntry<R>(of id: CancelID, _ body: (inout Entry?) -> R) -> R {
    lock.withLock { body(&entries[id]) }
  }
}
