/// Knows what the effects of one test store are doing: whether any is running, and whether all that
/// run are asleep on a test clock.
///
/// The store whose effects it watches hands it the work of each effect to start.
final class EffectMonitor: Sendable {
  private struct Counts: Sendable {
    var running = 0
    /// The number of running effects with a task that sleeps on a test clock.
    var sleeping = 0
    /// The number of times that such a task was woken.
    var wakeUps = 0
  }

  /// One effect at work.
  final class Work: @unchecked Sendable {
    /// The effect that the running task belongs to.
    @TaskLocal static var current: Work?

    /// Whether the effect runs on the ``EffectExecutor``.
    let isSerial: Bool
    private let monitor: EffectMonitor
    /// Guarded by the monitor's lock.
    private var sleepers = 0

    fileprivate init(of monitor: EffectMonitor) {
      self.monitor = monitor
      isSerial = monitor.runsSerially
      monitor.counts.withLock { $0.running += 1 }
    }

    fileprivate func end() {
      monitor.counts.withLock {
        $0.running -= 1
        if sleepers > 0 { $0.sleeping -= 1 }
        sleepers = 0
      }
    }

    /// Notes that a task of the effect waits until a test advances a clock or a scheduler.
    func fallAsleep() {
      monitor.counts.withLock {
        sleepers += 1
        if sleepers == 1 { $0.sleeping += 1 }
      }
    }

    /// Notes that the clock or scheduler is about to resume such a task.
    func wakeUp() {
      monitor.counts.withLock {
        $0.wakeUps += 1
        guard sleepers > 0 else { return }
        sleepers -= 1
        if sleepers == 0 { $0.sleeping -= 1 }
      }
    }
  }

  private let counts = Locked(Counts())
  private let isSerial = Locked(true)

  /// Whether effects run on the ``EffectExecutor``.
  var runsSerially: Bool {
    get { isSerial.withLock { $0 } }
    set { isSerial.withLock { $0 = newValue } }
  }

  /// Whether effects are running, all of them asleep until a test advances their clock.
  ///
  /// Of effects that run in parallel this is not known: one may just be waking up.
  var isAsleep: Bool {
    guard runsSerially, EffectExecutor.shared.isIdle else { return false }
    return counts.withLock { $0.running > 0 && $0.running == $0.sleeping }
  }

  /// The number of times that a test clock or scheduler has woken an effect.
  var wakeUps: Int { counts.withLock { $0.wakeUps } }

  /// Starts the task of an effect.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` takes over the caller's.
  ///   - operation: The work.
  func start(
    priority: TaskPriority?,
    operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let work = Work(of: self)
    let watched: @Sendable () async -> Void = {
      await Work.$current.withValue(work, operation: operation)
      work.end()
    }
    return Task(
      executorPreference: runsSerially ? EffectExecutor.shared : nil,
      priority: priority,
      operation: watched
    )
  }
}
