public import Dispatch

#if canImport(Combine)
  public import Combine
#endif

/// An immediate scheduler that counts time like `S` does.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

/// A scheduler that does not wait: whatever it is given runs at once (document S4: `.immediate`).
///
/// Its time stands still, and what is to be repeated runs once.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// None: nothing waits.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// The time, which stands still.
  public let now: SchedulerTimeType

  /// A scheduler that does not wait.
  ///
  /// - Parameter now: The time it shows.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// Runs work at once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs work at once, whatever time it is for.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs work once, at once.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

extension DispatchQueue {
  /// A scheduler that does not wait, in place of a queue.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}
