import ComposableArchitecture

/// A test clock for effects of a plain `Store`, which moves only when they sleep on it.
///
/// Such an effect begins to sleep some time after its action was sent, and begins again some time
/// after it woke up. A `TestStore` waits for that. A test that moves a `TestClock` at once may move
/// it too early, and depends on how busy the machine is.
public struct WatchedClock: Clock, Sendable {
  private let base = TestClock()
  private let deadlines = LockIsolated<[Int: TestClock<Duration>.Instant]>([:])
  private let lastSleeper = LockIsolated(0)
  private let observers = LockIsolated<[AsyncStream<Void>.Continuation]>([])

  public init() {}

  public var now: TestClock<Duration>.Instant { base.now }
  public var minimumResolution: Duration { base.minimumResolution }

  /// How often something has begun to wait for the time to pass.
  public var begun: Int { lastSleeper.value }

  /// Whether something waits for the time to pass.
  public var isAwaited: Bool { !deadlines.value.isEmpty }

  public func sleep(
    until deadline: TestClock<Duration>.Instant,
    tolerance: Duration?
  ) async throws {
    let sleeper = lastSleeper.withValue { last in
      last += 1
      return last
    }
    deadlines.withValue { $0[sleeper] = deadline }
    for observer in observers.value { observer.yield() }
    defer { deadlines.withValue { $0[sleeper] = nil } }
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  /// Waits until something has begun to sleep more often than so many times, or for a while if it does
  /// not. An effect that takes the place of another one begins some time after that one has slept.
  @MainActor
  public func settle(beyond count: Int) async {
    for _ in 0..<200 where begun <= count { await Task.megaYield(count: 1) }
  }

  /// Waits until something sleeps that has begun to after so many others, or until the effects of an
  /// action are over. However busy the machine is, it does not end before one of the two.
  @MainActor
  public func settle(beyond count: Int = 0, during task: StoreTask) async {
    let (events, event) = AsyncStream.makeStream(of: Void.self)
    observers.withValue { $0.append(event) }
    // It is not cancelled afterwards, since that would cancel the effects.
    Task {
      await task.finish()
      event.finish()
    }
    let isReached = { [deadlines] in deadlines.value.keys.contains { $0 > count } }
    if isReached() { return }
    for await _ in events where isReached() { return }
  }

  /// Moves the clock, and stops at each time at which something wakes up. Before each move, something
  /// sleeps, or the effects of an action are over.
  @MainActor
  public func advance(by duration: Duration, during task: StoreTask) async {
    await advance(by: duration) { await settle(during: task) }
  }

  /// Moves the clock, and stops at each time at which something wakes up.
  ///
  /// - Parameters:
  ///   - duration: How far.
  ///   - count: The number of effects that should sleep before each move. If there are fewer, the
  ///     clock waits for a while.
  @MainActor
  public func advance(by duration: Duration, sleepers count: Int = 1) async {
    await advance(by: duration) { await settle(sleepers: count) }
  }

  @MainActor
  private func advance(by duration: Duration, settling settle: () async -> Void) async {
    let end = now.advanced(by: duration)
    await settle()
    while let next = deadlines.value.values.min(), next <= end {
      await base.advance(by: now.duration(to: next))
      await settle()
    }
    await base.advance(by: now.duration(to: end))
  }

  /// Waits until as many effects sleep, or for a while if they do not. Each turn lets tasks of the
  /// lowest priority pass, so that a busy machine makes the while longer.
  @MainActor
  public func settle(sleepers count: Int = 1) async {
    for _ in 0..<200 where deadlines.value.count < count { await Task.megaYield(count: 1) }
  }
}
