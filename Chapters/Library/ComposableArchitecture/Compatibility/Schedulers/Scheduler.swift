// Combine's protocol and its types stand here for platforms that do not have Combine. On Apple's
// platforms the library uses Combine's own, so that a queue is the scheduler it always was, no name
// means two things, and code written for either compiles on both.
#if !canImport(Combine)
  /// Something that runs closures, now or later, such as a queue (after Combine's protocol).
  public protocol Scheduler<SchedulerTimeType> {
    /// A point in time of the scheduler.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What can be asked for in addition, such as the priority.
    associatedtype SchedulerOptions

    /// The time of the scheduler.
    var now: SchedulerTimeType { get }

    /// The smallest tolerance the scheduler can keep.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs a closure at a point in time.
    func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    )

    /// Runs a closure at a point in time, and again at an interval, until it is cancelled.
    func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable
  }

  extension Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
      self.schedule(options: nil, action)
    }

    /// Runs a closure at a point in time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
      self.schedule(after: date, tolerance: self.minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a point in time.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) {
      self.schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at a point in time, and again at an interval, until it is cancelled.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      self.schedule(
        after: date,
        interval: interval,
        tolerance: self.minimumTolerance,
        options: nil,
        action
      )
    }

    /// Runs a closure at a point in time, and again at an interval, until it is cancelled.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      self.schedule(
        after: date,
        interval: interval,
        tolerance: tolerance,
        options: nil,
        action
      )
    }
  }

  /// A length of time that can be written in the usual units, such as `.milliseconds(35)`.
  public protocol SchedulerTimeIntervalConvertible {
    /// A whole number of seconds.
    static func seconds(_ seconds: Int) -> Self
    /// A number of seconds.
    static func seconds(_ seconds: Double) -> Self
    /// A number of thousandths of a second.
    static func milliseconds(_ milliseconds: Int) -> Self
    /// A number of millionths of a second.
    static func microseconds(_ microseconds: Int) -> Self
    /// A number of billionths of a second.
    static func nanoseconds(_ nanoseconds: Int) -> Self
  }
#endif
