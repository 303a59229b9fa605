public import Dispatch

// The documents measure time with schedulers, from before Swift had clocks. Here a scheduler is a clock
// under an older name.

/// Measures time for a feature: the older spelling of a clock (documents S2 and S4).
public protocol Scheduler: Sendable {
  /// The clock that tells the scheduler's time.
  var clock: AnyClock<Duration> { get }
}

/// A scheduler of any kind: `AnySchedulerOf<DispatchQueue>`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler

extension Scheduler {
  /// The scheduler's time.
  public var now: AnyClock<Duration>.Instant { clock.now }

  /// Waits for a length of time.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - tolerance: The delay that is still fine.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  /// The ticks of the scheduler at an interval, the first of them after one interval.
  ///
  /// - Returns: A sequence of the times of the ticks, which ends when the task is cancelled.
  public func timer(interval: Duration) -> AsyncTimerSequence<AnyClock<Duration>> {
    clock.timer(interval: interval)
  }

  /// The ticks of the scheduler at an interval that is written as a number of seconds.
  ///
  /// - Returns: A sequence of the times of the ticks, which ends when the task is cancelled.
  public func timer(interval: LiteralSeconds) -> AsyncTimerSequence<AnyClock<Duration>> {
    timer(interval: interval.duration)
  }

  /// Calls a closure once a length of time has passed.
  ///
  /// - Parameters:
  ///   - delay: The length of time.
  ///   - action: The closure; the scheduler's kind does not decide on which thread it runs.
  public func schedule(after delay: Duration = .zero, _ action: @escaping @Sendable () -> Void) {
    clock.schedule(after: delay, action)
  }

  /// This scheduler as one of any kind.
  public func eraseToAnyScheduler() -> AnyScheduler { AnyScheduler(self) }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
    Task {
      try await sleep(for: delay)
      action()
    }
  }
}

/// A scheduler of any kind, which a feature takes to run on a queue in the app and on another
/// scheduler in a test.
public struct AnyScheduler: Scheduler {
  public let clock: AnyClock<Duration>
  /// The clock behind it, if it reports that a test has provided none.
  private var unimplemented: UnimplementedClock<Duration>?

  /// Wraps a scheduler.
  public init(_ scheduler: some Scheduler) {
    clock = scheduler.clock
  }

  private init(_ unimplemented: UnimplementedClock<Duration>) {
    clock = AnyClock(sharingInstantsWith: unimplemented)
    self.unimplemented = unimplemented
  }

  /// Calls a closure once a length of time has passed.
  ///
  /// - Parameters:
  ///   - delay: The length of time.
  ///   - action: The closure; the scheduler's kind does not decide on which thread it runs.
  public func schedule(after delay: Duration = .zero, _ action: @escaping @Sendable () -> Void) {
    guard let unimplemented else { return clock.schedule(after: delay, action) }
    unimplemented.report("was asked to schedule work")
    Task { action() }
  }

  /// The main queue.
  public static var main: Self { Self(DispatchQueue.main) }

  /// A queue of the system.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    Self(DispatchQueue.global(qos: qos))
  }

  /// A scheduler that reports an issue when it is used, and does not wait.
  ///
  /// - Parameter prefix: The name of the scheduler in the report.
  public static func unimplemented(
    _ prefix: String = "A dispatch queue",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    unimplemented(
      prefix,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  fileprivate static func unimplemented(_ prefix: String, at location: IssueLocation) -> Self {
    var clock = UnimplementedClock(ImmediateClock<Duration>(), name: prefix, location: location)
    clock.replacements = #"a scheduler of the test's own, or sleep on '\.continuousClock' instead"#
    return Self(clock)
  }
}

extension DispatchQueue: Scheduler {
  private static let systemClock = AnyClock(ContinuousClock())

  /// The clock of the system, which all queues share.
  public var clock: AnyClock<Duration> { Self.systemClock }
}

extension DependencyValues {
  /// The queue that features deliver results on (document S4: `@Dependency(\.mainQueue)`).
  ///
  /// In tests it reports an issue when it is used, unless it is overridden.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static var testValue: AnySchedulerOf<DispatchQueue> {
    .unimplemented(#"@Dependency(\.mainQueue)"#, at: DependencyResolution.current.location)
  }
}

/// A number of seconds that stands in code, as the intervals of schedulers may be written.
public struct LiteralSeconds: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  let duration: Duration

  /// Creates whole seconds.
  public init(integerLiteral value: Int) {
    duration = .seconds(value)
  }

  /// Creates seconds.
  public init(floatLiteral value: Double) {
    duration = .seconds(value)
  }
}
