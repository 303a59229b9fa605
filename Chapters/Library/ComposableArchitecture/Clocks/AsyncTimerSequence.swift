extension Clock where Duration: Hashable {
  /// The ticks of this clock at an interval, the first of them after one interval (document S3).
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) {
  ///     await send(.timerTicked)
  ///   }
  /// }
  /// ```
  ///
  /// It ends when the task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time from tick to tick.
  ///   - tolerance: The delay of a tick that is still fine.
  /// - Returns: A sequence of the times of the ticks.
  public func timer(
    interval: Self.Duration,
    tolerance: Self.Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Self.Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

/// The ticks of a clock at an interval.
///
/// Ticks do not drift: each is due one interval after the time the last was due. Those that the
/// consumer was too slow for are left out.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  /// The instant of a tick.
  public typealias Element = C.Instant

  private let clock: C
  private let interval: C.Instant.Duration
  private let tolerance: C.Instant.Duration?

  /// Ticks of a clock.
  ///
  /// - Parameters:
  ///   - interval: The time from tick to tick.
  ///   - tolerance: The delay of a tick that is still fine.
  ///   - clock: The clock to sleep on.
  public init(interval: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Starts the timer.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }

  /// Waits for one tick after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private var clock: C?
    private let interval: C.Instant.Duration
    private let tolerance: C.Instant.Duration?
    private var lastDeadline: C.Instant?

    init(clock: C, interval: C.Instant.Duration, tolerance: C.Instant.Duration?) {
      self.clock = clock
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Waits for the next tick; `nil` when the task was cancelled.
    public mutating func next() async -> C.Instant? {
      guard let clock = self.clock else { return nil }
      let deadline = nextDeadline(now: clock.now)
      do {
        try await TimerTick.$isAwaited.withValue(true) {
          try await clock.sleep(until: deadline, tolerance: self.tolerance)
        }
      } catch {
        self.clock = nil
        return nil
      }
      lastDeadline = deadline
      return clock.now
    }

    private func nextDeadline(now: C.Instant) -> C.Instant {
      let last = lastDeadline ?? now
      let next = last.advanced(by: interval)
      guard next < now, self.interval > .zero else { return next }
      // The latest tick that is due replaces all that were missed.
      let missed = Int((last.duration(to: now) / interval).rounded(.down))
      return last.advanced(by: interval * missed)
    }
  }
}

/// Lets a clock know that the sleeping task waits for a tick of a timer, and then for the next.
enum TimerTick {
  @TaskLocal static var isAwaited = false
}

@available(*, unavailable)
extension AsyncTimerSequence.Iterator: Sendable {}
