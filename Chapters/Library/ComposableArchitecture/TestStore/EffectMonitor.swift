/// Knows what the effects of one test store are doing: whether any is running, and whether all that
/// run are asleep on a test clock.
///
/// The store whose effects it watches hands it the work of each effect to start.
final class EffectMonitor: Sendable {
  private struct Counts: Sendable {
    var running = 0
    /// How many of those that run have a task that sleeps on a test clock.
    var sleeping = 0
  }

  /// One effect at work.
  final class Work: @unchecked Sendable {
    /// The effect that the running task belongs to.
    @TaskLocal static var current: Work?

    private let monitor: EffectMonitor
    /// Guarded by the monitor's lock.
    private var sleepers = 0

    fileprivate init(of monitor: EffectMonitor) {
      self.monitor = monitor
      monitor.counts.withValue { $0.running += 1 }
    }

    fileprivate func end() {
      monitor.counts.withValue {
        $0.running -= 1
        if sleepers > 0 { $0.sleeping -= 1 }
        sleepers = 0
      }
    }

    fileprivate func fallAsleep() {
      monitor.counts.withValue {
        sleepers += 1
        if sleepers == 1 { $0.sleeping += 1 }
      }
    }

    fileprivate func wakeUp() {
      monitor.counts.withValue {
        guard sleepers > 0 else { return }
        sleepers -= 1
        if sleepers == 0 { $0.sleeping -= 1 }
      }
    }
  }

  private let counts = LockIsolated(Counts())
  private let isSerial = LockIsolated(true)

  /// Whether effects run on the ``EffectExecutor``.
  var runsSerially: Bool {
    get { isSerial.value }
    set { isSerial.setValue(newValue) }
  }

  /// Whether effects are running, all of them asleep until a test advances their clock.
  var isAsleep: Bool {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      guard EffectExecutor.shared.isIdle else { return false }
    }
    return counts.withValue { $0.running > 0 && $0.running == $0.sleeping }
  }

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
    if runsSerially, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return Task(
        executorPreference: EffectExecutor.shared,
        priority: priority,
        operation: watched
      )
    }
    return Task(priority: priority, operation: watched)
  }

  /// Marks the running effect, if there is one, as asleep on a test clock while `operation` waits.
  static func sleeping<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    guard let work = Work.current else { return try await operation() }
    work.fallAsleep()
    defer { work.wakeUp() }
    return try await operation()
  }
}
