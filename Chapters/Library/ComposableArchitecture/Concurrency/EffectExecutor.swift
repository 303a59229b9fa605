/// Runs the effects of test stores on the main actor, one job after the other, in the order in
/// which they became ready.
///
/// A test store asks it to ``drain(rounds:)``: the jobs of effects then run at once, inside the
/// call. So what an effect does next does not depend on how busy the machine is, or on which tests
/// run beside this one: an effect that sends an action back has sent it by the time `send` returns,
/// and one that sleeps on a test clock has gone to sleep.
///
/// Jobs that are not drained run soon by themselves, on the main actor too.
///
/// It is the preferred executor of the tasks of effects, and of nothing else. Unlike a hook on the
/// global executor, it leaves other work in the process alone.
final class EffectExecutor: TaskExecutor {
  static let shared = EffectExecutor()

  private struct Queue: Sendable {
    var jobs: [UnownedJob] = []
    var isDrainScheduled = false
  }

  private let queue = Locked(Queue())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let mustSchedule = queue.withLock { queue in
      queue.jobs.append(job)
      defer { queue.isDrainScheduled = true }
      return !queue.isDrainScheduled
    }
    guard mustSchedule else { return }
    Task.detached { @MainActor in
      self.queue.withLock { $0.isDrainScheduled = false }
      self.drain()
    }
  }

  /// Whether no job is waiting for its turn.
  var isIdle: Bool { queue.withLock { $0.jobs.isEmpty } }

  /// Runs the jobs that are ready, then those that have become ready meanwhile, and so on.
  ///
  /// - Parameter rounds: The number of times to look for further jobs. An effect that never waits
  ///   for anything would keep this going forever; what is left over runs later, by itself.
  /// - Returns: Whether there was anything to run.
  @MainActor
  @discardableResult
  func drain(rounds: Int = 128) -> Bool {
    for round in 0..<rounds {
      let jobs = queue.withLock { queue in
        defer { queue.jobs = [] }
        return queue.jobs
      }
      guard !jobs.isEmpty else { return round > 0 }
      for job in jobs {
        // Naming the main actor as well as this executor spares an effect that hops to the main
        // actor and back the trip through the main queue.
        job.runSynchronously(
          isolatedTo: MainActor.sharedUnownedExecutor,
          taskExecutor: asUnownedTaskExecutor()
        )
      }
    }
    return true
  }
}
