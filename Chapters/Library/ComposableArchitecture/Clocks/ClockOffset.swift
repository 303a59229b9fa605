/// A point in time of a clock that is not bound to the real one: its distance from the start.
///
/// ``TestClock``, ``ImmediateClock``, ``UnimplementedClock`` and ``AnyClock`` count time in it.
public struct ClockOffset<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The distance from the clock's beginning.
  package let offset: Duration

  /// A point in time.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// The instant that is later by a duration.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  /// The time from this instant to a later one.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}
