/// A clock of any kind, behind one type.
///
/// Two clocks that count in the same unit become interchangeable, points in time included, which
/// `any Clock<Duration>` does not offer.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time: its distance from the moment at which the clock was wrapped.
  public typealias Instant = ClockOffset<Duration>

  private let readNow: @Sendable () -> Instant
  private let readMinimumResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// Wraps a clock.
  ///
  /// - Parameter clock: The clock that tells the time and sleeps.
  public init<Base: Clock>(_ clock: Base) where Base.Instant.Duration == Duration {
    let start = clock.now
    readNow = { Instant(offset: start.duration(to: clock.now)) }
    readMinimumResolution = { clock.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// Wraps a clock without a new beginning of time. The clock is not asked for its time.
  init<Base: Clock>(sharingInstantsWith clock: Base) where Base.Instant == Instant {
    readNow = { clock.now }
    readMinimumResolution = { clock.minimumResolution }
    sleepUntil = { try await clock.sleep(until: $0, tolerance: $1) }
  }

  /// The time of the wrapped clock.
  public var now: Instant { readNow() }

  /// The resolution of the wrapped clock.
  public var minimumResolution: Duration { readMinimumResolution() }

  /// Sleeps on the wrapped clock.
  ///
  /// - Parameters:
  ///   - deadline: The time to wait for.
  ///   - tolerance: The delay that is still fine.
  /// - Throws: The error of the wrapped clock; usually `CancellationError`.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
