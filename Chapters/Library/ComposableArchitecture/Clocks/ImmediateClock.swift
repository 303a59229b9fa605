/// A clock that does not wait: sleeping moves its time to the deadline and returns.
///
/// ```swift
/// withDependencies: { $0.continuousClock = ImmediateClock() }
/// ```
///
/// It is for previews, and for tests to which the time that passes does not matter. A loop over a
/// timer never ends on it unless it is cancelled.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock,
  @unchecked Sendable
{
  /// A point in time: its distance from the clock's beginning.
  public typealias Instant = ClockOffset<Duration>

  /// There is no shortest duration.
  public let minimumResolution: Duration = .zero

  private let lock = Lock()
  private var time: Instant

  /// A clock that does not wait.
  public init(now: Instant = Instant()) {
    time = now
  }

  /// The latest deadline of all sleeps.
  public var now: Instant {
    lock.withLock { time }
  }

  /// Moves the time to the deadline, lets other tasks run, and returns.
  ///
  /// - Parameters:
  ///   - deadline: The time to show.
  ///   - tolerance: Without effect.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline) }
    await Task.megaYield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that does not wait.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock that does not wait.
  ///
  /// Swift does not find it where an `any Clock<Duration>` is expected, as in
  /// `$0.continuousClock = …`; write `ImmediateClock()` there.
  public static var immediate: Self { ImmediateClock() }
}
