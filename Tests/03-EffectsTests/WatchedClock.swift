import ComposableArchitecture

/// A test clock for effects of a plain `Store`, which moves only when they sleep on it.
///
/// Such an effect begins to sleep some time after its action was sent, and begins again some time
/// after it woke up. A `TestStore` waits for that. A test that moves a `TestClock` at once may move
/// it too early, and depends on how busy the machine is.
struct WatchedClock: Clock, Sendable {
  private let base = TestClock()
  private let deadlines = LockIsolated<[Int: TestClock<Duration>.Instant]>([:])
  private let lastSleeper = LockIsolated(0)

  var now: TestClock<Duration>.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  /// How often something has begun to wait for the time to pass.
  var begun: Int { lastSleeper.value }

  /// Whether something waits for the time to pass.
  var isAwaited: Bool { !deadlines.value.isEmpty }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    let sleeper = lastSleeper.withValue { last in
      last += 1
      return last
    }
    deadlines.withValue { $0[sleeper] = deadline }
    defer { deadlines.withValue { $0[sleeper] = nil } }
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  /// Waits until something has begun to sleep more often than so many times, or for a while if it does
  /// not. An effect that takes the place of another one begins some time after that one has slept.
  @MainActor
  func settle(beyond count: Int) async {
    for _ in 0..<200 where begun <= count { await Task.megaYield(count: 1) }
  }

  /// Moves the clock, and stops at each time at which something wakes up.
  ///
  /// - Parameters:
  ///   - duration: How far.
  ///   - count: The number of effects that should sleep before each move. If there are fewer, the
  ///     clock waits for a while.
  @MainActor
  func advance(by duration: Duration, sleepers count: Int = 1) async {
    let end = now.advanced(by: duration)
    await settle(sleepers: count)
    while let next = deadlines.value.values.min(), next <= end {
      await base.advance(by: now.duration(to: next))
      await settle(sleepers: count)
    }
    await base.advance(by: now.duration(to: end))
  }

  /// Waits until as many effects sleep, or for a while if they do not. Each turn lets tasks of the
  /// lowest priority pass, so that a busy machine makes the while longer.
  @MainActor
  func settle(sleepers count: Int = 1) async {
    for _ in 0..<200 where deadlines.value.count < count { await Task.megaYield(count: 1) }
  }
}
