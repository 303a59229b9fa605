#if canImport(Combine)
  public import Combine
#endif

extension Effect {
  /// Starts the effect only after a quiet time: asking again within it starts the time anew.
  ///
  /// ```swift
  /// case .searchTextChanged:
  ///   return .run { send in … }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// - Parameters:
  ///   - id: What tells this effect from others; it can be cancelled by it too.
  ///   - dueTime: The quiet time.
  ///   - scheduler: Measures the time.
  ///   - options: Options of the scheduler.
  /// - Returns: The effect, delayed, and given up when it is asked for again.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    if isNone { return self }
    return .concatenate(.wait(for: dueTime, on: scheduler, options: options), self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// An effect that ends after a time.
  static func wait<S: Scheduler>(
    for time: S.SchedulerTimeType.Stride,
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    let parts = UncheckedSendable((time, scheduler, options))
    return Self(
      operation: .wait { isOver in
        let (time, scheduler, options) = parts.value
        scheduler.schedule(
          after: scheduler.now.advanced(by: time),
          tolerance: scheduler.minimumTolerance,
          options: options,
          isOver
        )
        // A scheduler does not take back what it was given; when the time comes, nobody listens.
        return {}
      }
    )
  }
}
