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

  public init() {}

  public var now: TestClock<Duration>.Instant { base.now }
  public var minimumResolution: Duration { base.minimumResolution }

  /// How often something has begun to wait for the time to pass.
  public var begun: Int { lastSleeper.value }

  /// How many wait for the time to pass.
  public var sleepers: Int { deadlines.value.count }

  /// Whether something waits for the time to pass.
  public var isAwaited: Bool { sleepers > 0 }

  /// How long the first of those who sleep has still to wait; nil if nobody sleeps.
  public var timeToNext: Duration? {
    deadlines.value.values.min().map { now.duration(to: $0) }
  }

  /// A sentence, with a space before it, about what an effect that still runs has to do with the
  /// clock.
  var sentenceAboutRunning: String {
    timeToNext.map { " It sleeps on the clock for another \($0)." } ?? sentenceIfUnused
  }

  /// A sentence, with a space before it, for a failure while nobody has ever waited on this clock;
  /// empty if somebody has.
  public var sentenceIfUnused: String {
    guard begun == 0 else { return "" }
    let sentence = """
      Nothing has waited on the clock that the test gives, `\\.continuousClock`. An effect that \
      sleeps without it waits for real time, which a test cannot move.
      """
    return " \(sentence)"
  }

  public func sleep(
    until deadline: TestClock<Duration>.Instant,
    tolerance: Duration?
  ) async throws {
    let sleeper = lastSleeper.withValue { last in
      last += 1
      return last
    }
    deadlines.withValue { $0[sleeper] = deadline }
    defer { deadlines.withValue { $0[sleeper] = nil } }
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  /// Waits until something sleeps that has begun to after so many others, or until the effects of
  /// an action are over.
  @MainActor
  public func settle(beyond count: Int = 0, during task: StoreTask) async {
    let work = RunningWork(task)
    await waitFor { work.isOver || deadlines.value.keys.contains { $0 > count } }
  }

  /// Moves the clock, and stops at each time at which something wakes up. Before each move, something
  /// sleeps, or the effects of an action are over.
  @MainActor
  public func advance(by duration: Duration, during task: StoreTask) async {
    let work = RunningWork(task)
    await advance(by: duration) { work.isOver || isAwaited }
  }

  /// Moves the clock, and stops at each time at which something wakes up.
  ///
  /// - Parameters:
  ///   - duration: How far.
  ///   - count: The number of effects that should sleep before each move. It may be another one
  ///     after each move, when an effect has come to its end.
  @MainActor
  public func advance(
    by duration: Duration,
    sleepers count: @autoclosure () -> Int
  ) async {
    await advance(by: duration) { sleepers >= count() }
  }

  /// Moves the clock, and stops at each time at which something wakes up.
  ///
  /// - Parameters:
  ///   - duration: How far.
  ///   - isSettled: Whether the clock may be moved: those sleep who should.
  @MainActor
  public func advance(by duration: Duration, whenever isSettled: () -> Bool) async {
    let end = now.advanced(by: duration)
    var maySettle = await waitFor(isSettled)
    while let next = deadlines.value.values.min(), next <= end {
      await base.advance(by: now.duration(to: next))
      // Who has waited in vain once does so only once for each call.
      if maySettle { maySettle = await waitFor(isSettled) }
    }
    await base.advance(by: now.duration(to: end))
  }

  /// Waits until as many effects sleep.
  @MainActor
  public func settle(sleepers count: Int = 1) async {
    await waitFor { sleepers >= count }
  }
}
