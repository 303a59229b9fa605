public import Dispatch

#if canImport(Combine)
  public import Combine
#endif

/// A scheduler of any kind that counts time like `S` does (documents S2 and S4:
/// `AnySchedulerOf<DispatchQueue>`).
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

/// A scheduler of any kind, behind one type.
///
/// A feature that takes one runs on a queue in the application and on a ``TestScheduler`` or an
/// ``ImmediateScheduler`` in a test.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let readNow: () -> SchedulerTimeType
  private let readMinimumTolerance: () -> SchedulerTimeType.Stride
  private let scheduleSoon: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleOnce:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
    ) -> Void
  private let scheduleRepeatedly:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// A scheduler made of closures, one for each of the protocol's requirements.
  ///
  /// - Parameters:
  ///   - minimumTolerance: The smallest tolerance it can keep.
  ///   - now: Its time.
  ///   - scheduleImmediately: Runs a closure as soon as possible.
  ///   - delayed: Runs a closure at a point in time.
  ///   - interval: Runs a closure at a point in time and again at an interval.
  public init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void,
    delayed:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
      ) -> Void,
    interval:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
        @escaping () -> Void
      ) -> any Cancellable
  ) {
    self.readMinimumTolerance = minimumTolerance
    self.readNow = now
    self.scheduleSoon = scheduleImmediately
    self.scheduleOnce = delayed
    self.scheduleRepeatedly = interval
  }

  /// Wraps a scheduler.
  ///
  /// - Parameter scheduler: The scheduler that does the work.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.init(
      minimumTolerance: { scheduler.minimumTolerance },
      now: { scheduler.now },
      scheduleImmediately: { scheduler.schedule(options: $0, $1) },
      delayed: { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) },
      interval: { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
    )
  }

  /// The time of the wrapped scheduler.
  public var now: SchedulerTimeType { self.readNow() }

  /// The smallest tolerance the wrapped scheduler can keep.
  public var minimumTolerance: SchedulerTimeType.Stride { self.readMinimumTolerance() }

  /// Runs work on the scheduler inside.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    self.scheduleSoon(options, action)
  }

  /// Runs work on the scheduler inside, at a later time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    self.scheduleOnce(date, tolerance, options, action)
  }

  /// Runs work on the scheduler inside, again and again until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    self.scheduleRepeatedly(date, interval, tolerance, options, action)
  }
}

extension Scheduler {
  /// This scheduler behind a type that does not tell its kind.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// A queue of the system.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// A scheduler that does not wait; see ``ImmediateScheduler``.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}
