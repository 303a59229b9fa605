/// A clock whose time stands still until a test moves it (document S3).
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Feature.State()) {
///   Feature()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
///
/// await store.send(.startButtonTapped)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.timerTicked) { … }
/// ```
///
/// A task that sleeps on it is woken when the time is moved to the deadline or beyond, in the order
/// of the deadlines. Each wake-up is given the chance to run, and to sleep again, before the next.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  /// A point in time: its distance from the clock's beginning.
  public typealias Instant = ClockOffset<Duration>

  /// There is no shortest duration.
  public let minimumResolution: Duration = .zero

  private let lock = Lock()
  private var time: Instant
  private var sleepers: [Sleeper] = []
  /// The records of tasks that sleep here or did so lately, by the hash of the task.
  private var histories: [Int: TaskHistory] = [:]
  /// The number of times that the time was moved to a deadline.
  private var stepCount = 0

  /// A clock that stands still.
  public init(now: Instant = Instant()) {
    time = now
  }

  /// The time, which only ``advance(by:)``, ``advance(to:)`` and
  /// ``run(timeout:fileID:filePath:line:column:)`` change.
  public var now: Instant {
    lock.withLock { time }
  }

  /// Waits until the clock is moved to a deadline.
  ///
  /// A deadline that is now waits for the next move, be it by zero; one in the past does not.
  ///
  /// - Parameters:
  ///   - deadline: The time to wait for.
  ///   - tolerance: Without effect: a test clock is exact.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleeper = makeSleeper(deadline: deadline)
    defer { lock.withLock { sleeper.hasBegunToRun = true } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enqueue(sleeper, continuation)?()
      }
    } onCancel: {
      cancel(sleeper)?()
    }
  }

  /// Throws if anything sleeps on this clock.
  ///
  /// It is a check that a feature has ended its timers.
  ///
  /// - Throws: ``SuspensionError`` if a task sleeps.
  public func checkSuspension() async throws {
    await Task.megaYield()
    guard sleeperCount == 0 else { throw SuspensionError() }
  }

  /// The number of tasks of which the clock remembers that they slept.
  var rememberedTaskCount: Int {
    lock.withLock { histories.count }
  }

  /// The number of tasks that sleep on this clock.
  var sleeperCount: Int {
    lock.withLock { sleepers.count }
  }

  /// Moves the time on.
  ///
  /// - Parameter duration: The time to advance by; zero wakes those whose deadline is now.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time to a point, stopping at each deadline on the way.
  ///
  /// - Parameter deadline: The time to show in the end; nothing happens if it has passed.
  public func advance(to deadline: Instant) async {
    await Task.megaYield(toReach: { sleeperCount > 0 })
    while let step = self.step(to: deadline) {
      guard let sleeper = step.sleeper else { return }
      step.wake?()
      await letRun(sleeper)
    }
  }

  /// The number of deadlines that ``run(timeout:fileID:filePath:line:column:)`` reaches even if the
  /// time is up, so that a busy machine is not taken for a timer that never ends.
  private static var fewestSteps: Int { 200 }

  /// Moves the time from deadline to deadline until no task sleeps any more.
  ///
  /// It reports an issue if that takes too long, as it does with a timer that never ends, and then
  /// wakes those who still sleep with a `CancellationError`.
  ///
  /// - Parameter timeout: The real time that it may take.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    var steps = 0
    await Task.megaYield(toReach: { sleeperCount > 0 })
    while let deadline = lock.withLock({ sleepers.first?.deadline }) {
      // Real time alone would take a busy machine for work that never ends.
      guard steps < Self.fewestSteps || ContinuousClock.now < end else {
        cancelAll()
        reportIssue(
          """
          A task still sleeps on this clock after \(timeout) of running it.

          To fix, end the work that sleeps again and again, such as a timer, before you call \
          'run', or move the time with 'advance(by:)'.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
      steps += 1
      await advance(to: max(now, deadline))
    }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock that stands still at its beginning.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == TestClock<Swift.Duration> {
  /// A clock whose time stands still until a test moves it.
  public static func test() -> Self { TestClock() }
}

/// Reports that a task sleeps on a ``TestClock``, against the expectation of the test.
public struct SuspensionError: Error, Hashable, Sendable {
  /// Makes the error.
  public init() {}
}

extension TestClock {
  /// The sleeps of one task on a clock so far.
  private struct TaskHistory {
    /// The number of times that it came to sleep.
    var turns = 0
    /// The last of these times that it really fell asleep; ``letRun(_:)`` finds out by it that the
    /// task has come back.
    var lastTurnAsleep = 0
    /// The clock's `stepCount` when it last came to sleep.
    var lastStep = 0
  }

  private final class Sleeper: @unchecked Sendable {
    let deadline: Instant
    let task: Int?
    /// The number of times that the task has slept on this clock, including this one.
    let turn: Int
    /// Whether the task is known to come back.
    let isRepeating: Bool
    /// The effect of a test store that sleeps.
    let effect = EffectMonitor.Work.current
    var continuation: CheckedContinuation<Void, any Error>?
    var isCancelled = false
    var hasBegunToRun = false

    init(deadline: Instant, task: Int?, turn: Int, isRepeating: Bool) {
      self.deadline = deadline
      self.task = task
      self.turn = turn
      self.isRepeating = isRepeating
    }
  }

  private func makeSleeper(deadline: Instant) -> Sleeper {
    let task = withUnsafeCurrentTask { $0?.hashValue }
    let isTick = TimerTick.isAwaited
    return lock.withLock {
      var turn = 1
      if let task {
        turn = histories[task, default: TaskHistory()].turns + 1
        histories[task, default: TaskHistory()].turns = turn
        histories[task, default: TaskHistory()].lastStep = stepCount
      }
      return Sleeper(deadline: deadline, task: task, turn: turn, isRepeating: isTick || turn > 1)
    }
  }

  /// Puts a task to sleep, or returns how to resume it at once.
  private func enqueue(
    _ sleeper: Sleeper,
    _ continuation: CheckedContinuation<Void, any Error>
  ) -> (() -> Void)? {
    lock.withLock {
      // Counted only now: before, the task might still miss its deadline.
      if let task = sleeper.task { histories[task]?.lastTurnAsleep = sleeper.turn }
      if sleeper.isCancelled { return { continuation.resume(throwing: CancellationError()) } }
      if sleeper.deadline < time { return { continuation.resume() } }
      sleeper.continuation = continuation
      sleeper.effect?.fallAsleep()
      // Behind those with the same deadline: first come, first served.
      let index = sleepers.firstIndex { $0.deadline > sleeper.deadline }
      sleepers.insert(sleeper, at: index ?? sleepers.endIndex)
      return nil
    }
  }

  private func cancel(_ sleeper: Sleeper) -> (() -> Void)? {
    lock.withLock {
      sleeper.isCancelled = true
      if let task = sleeper.task { histories[task] = nil }
      guard let continuation = sleeper.continuation else { return nil }
      sleeper.continuation = nil
      sleeper.effect?.wakeUp()
      sleepers.removeAll { $0 === sleeper }
      return { continuation.resume(throwing: CancellationError()) }
    }
  }

  private func cancelAll() {
    for sleeper in lock.withLock({ sleepers }) {
      cancel(sleeper)?()
    }
  }

  /// Moves the time to the next deadline, or to the end of the way if there is none before it.
  ///
  /// - Returns: The sleeper to wake, none at the end of the way; `nil` if the time has passed it.
  private func step(to end: Instant) -> (sleeper: Sleeper?, wake: (() -> Void)?)? {
    lock.withLock {
      guard time <= end else { return nil }
      guard let next = sleepers.first, next.deadline <= end else {
        time = end
        return (nil, nil)
      }
      sleepers.removeFirst()
      stepCount += 1
      forgetTasks()
      time = max(time, next.deadline)
      let continuation = next.continuation
      next.continuation = nil
      next.effect?.wakeUp()
      return (next, { continuation?.resume() })
    }
  }

  // Bounds on patience, in turns of the process, for a task that never gets to run or never comes
  // back; one that does is waited for no longer than it takes.
  private static var turnsToBegin: Int { 5_000 }
  private static var turnsToReturn: Int { 500 }

  /// Waits until a task that was woken has most likely done what it had to do.
  ///
  /// That it runs can be seen. A loop that sleeps here in each round is given more time to come
  /// back, so that it does not miss its next deadline because the machine is busy.
  private func letRun(_ sleeper: Sleeper) async {
    for _ in 0..<Self.turnsToBegin {
      if lock.withLock({ sleeper.hasBegunToRun }) { break }
      await Task.megaYield(count: 1)
    }
    if sleeper.isRepeating {
      for _ in 0..<Self.turnsToReturn {
        if lock.withLock({ hasReturned(sleeper) }) { break }
        await Task.megaYield(count: 1)
      }
    }
    await Task.megaYield()
  }

  private func hasReturned(_ sleeper: Sleeper) -> Bool {
    guard let task = sleeper.task else { return true }
    return histories[task, default: TaskHistory()].lastTurnAsleep > sleeper.turn
  }

  /// Forgets, from time to time, the tasks that have not come back: they have most likely ended,
  /// and another task may get the same hash.
  private func forgetTasks() {
    let steps = 100
    guard stepCount.isMultiple(of: steps) else { return }
    let asleep = Set(sleepers.compactMap(\.task))
    histories = histories.filter { task, history in
      asleep.contains(task) || history.lastStep > stepCount - steps
    }
  }
}
