#if canImport(Combine)
  public import Combine
#endif

extension Scheduler {
  /// Waits for a length of time (document S4: `mainQueue.sleep(for: .seconds(2))`).
  ///
  /// - Parameters:
  ///   - interval: How long.
  ///   - tolerance: How much longer is still fine.
  ///   - options: What is asked of the scheduler in addition.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(
    for interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await self.sleep(
      until: self.now.advanced(by: interval),
      tolerance: tolerance,
      options: options
    )
  }

  /// Waits until a point in time.
  ///
  /// - Parameters:
  ///   - deadline: The time to wait for.
  ///   - tolerance: How much later is still fine.
  ///   - options: What is asked of the scheduler in addition.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(
    until deadline: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    // The interval is of no importance: the timer is cancelled with the stream, after its first
    // tick. Unlike a single call it can be cancelled before that as well.
    let ticks = self.ticks(from: deadline, interval: .seconds(1), tolerance, options)
    for await _ in ticks { break }
    try Task.checkCancellation()
  }

  /// The ticks of this scheduler at an interval, the first of them after one interval.
  ///
  /// - Parameters:
  ///   - interval: The time from tick to tick.
  ///   - tolerance: How much later than its time a tick is still fine.
  ///   - options: What is asked of the scheduler in addition.
  /// - Returns: The times of the ticks; the stream ends when the task is cancelled.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    self.ticks(from: self.now.advanced(by: interval), interval: interval, tolerance, options)
  }

  /// The time that some work takes.
  ///
  /// - Parameter work: What is measured.
  /// - Returns: The difference of the scheduler's times after and before.
  /// - Throws: What the work throws.
  public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = self.now
    try work()
    return start.distance(to: self.now)
  }

  private func ticks(
    from date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ tolerance: SchedulerTimeType.Stride?,
    _ options: SchedulerOptions?
  ) -> AsyncStream<SchedulerTimeType> {
    AsyncStream { continuation in
      let timer = self.schedule(
        after: date,
        interval: interval,
        tolerance: tolerance ?? self.minimumTolerance,
        options: options
      ) {
        let now = UncheckedSendable(self.now)
        continuation.yield(now.value)
      }
      continuation.onTermination = CancelOnTermination(cancellable: timer).cancel
    }
  }
}

/// Stops a timer when the stream of its ticks ends. A closure in its place would have to capture the
/// type of the ticks, about which nothing is known.
private struct CancelOnTermination<Tick>: @unchecked Sendable {
  let cancellable: any Cancellable

  func cancel(_ termination: AsyncStream<Tick>.Continuation.Termination) {
    self.cancellable.cancel()
  }
}
