@testable import ComposableArchitecture

/// Lets other tasks run until a condition holds.
///
/// - Returns: Whether it came to hold. It is given so many turns that it never will otherwise.
public func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
  for _ in 0..<5_000 {
    if condition() { return true }
    await Task.megaYield(count: 1)
  }
  return condition()
}

extension TestClock {
  /// Waits until as many tasks sleep on the clock, so that none of them misses its deadline.
  public func fallsAsleep(_ count: Int) async -> Bool {
    await eventually { self.sleeperCount == count }
  }
}

/// A scheduler whose time a test moves.
public struct TestScheduler: Scheduler {
  private let testClock: TestClock<Duration>
  public let clock: AnyClock<Duration>

  public init() {
    testClock = TestClock()
    clock = AnyClock(testClock)
  }

  /// Moves the time on.
  @MainActor
  public func advance(by duration: Duration = .zero) async {
    await testClock.advance(by: duration)
  }

  /// Waits until as many tasks sleep on the scheduler.
  public func isGiven(_ count: Int) async -> Bool {
    await testClock.fallsAsleep(count)
  }
}
