extension Effect {
  /// Starts the effect after a quiet time, which each further call with the same id begins again.
  ///
  /// ```swift
  /// case .searchTextChanged:
  ///   return .run { send in … }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identity of the effect; it can be cancelled by it too.
  ///   - dueTime: The quiet time.
  ///   - scheduler: Measures the time.
  /// - Returns: The effect, delayed, which a further call cancels.
  @available(
    *,
    deprecated,
    message:
      "Sleep on a clock at the beginning of '.run', with '.cancellable(id:cancelInFlight: true)'."
  )
  public func debounce(
    id: some Hashable & Sendable,
    for dueTime: Duration,
    scheduler: some Scheduler
  ) -> Self {
    if isNone { return self }
    return delayed(for: dueTime, scheduler: scheduler)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Waits in the same task that does the work then: whoever moves the time and waits for those who
  /// slept has waited for the work too.
  private func delayed(for dueTime: Duration, scheduler: some Scheduler) -> Self {
    switch operation {
    case .send(let action):
      let action = UncheckedSendable(action)
      return .run { send in
        try await scheduler.sleep(for: dueTime)
        await send(action.value)
      }
    case .run(let name, let priority, let turns, let operation):
      return Self(
        operation: .run(name: name, priority: priority, turns: turns) { send in
          guard (try? await scheduler.sleep(for: dueTime)) != nil else { return }
          await operation(send)
        }
      )
    default:
      return .inOrder([.run { _ in try await scheduler.sleep(for: dueTime) }, self])
    }
  }
}
