import ComposableArchitecture

/// A test clock that moves only when somebody sleeps on it.
///
/// An effect begins to sleep some time after its action was sent. A test that moves a clock before
/// that moves it too early, and depends on how busy the machine is.
struct WatchedClock: Clock, Sendable {
  private let base = TestClock()
  private let sleepers = LockIsolated(0)

  var now: TestClock<Duration>.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    sleepers.withValue { $0 += 1 }
    defer { sleepers.withValue { $0 -= 1 } }
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  /// Waits until somebody has begun to sleep, or for a while if nobody does, and moves the clock.
  @MainActor
  func advance(by duration: Duration) async {
    for _ in 0..<10_000 where sleepers.value == 0 { await Task.yield() }
    await base.advance(by: duration)
  }
}
