extension TestStore {
  /// Waits until all effects have ended.
  ///
  /// Put it at the end of a test whose last effects need a moment. It is a failure if actions are
  /// still to be received, and if effects still run when the time is up. The test does not wait in
  /// vain: if all that run sleep on a test clock, the failure comes at once.
  ///
  /// - Parameter duration: The longest time to wait; ``timeout`` if it is `nil`.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let unhandled = reducer.received.map(\.action)
    if !unhandled.isEmpty { report(.unhandledAtEnd(unhandled), at: location) }
    let effects = reducer.effects
    let duration = duration ?? timeout
    let outcome = await effects.monitor.wait(duration) { effects.isEmpty }
    moved(to: location)
    switch outcome {
    case .done, .nothingRuns, .cancelled:
      reducer.reportSharedChanges(exhaustivity: exhaustivity, at: location)
    case .asleep, .timedOut:
      report(
        .notFinished(effects.all.map(\.action), outcome, duration: duration),
        at: location
      )
    }
  }

  /// The same, with the time in nanoseconds.
  @available(*, deprecated, message: "Give the time as a 'Duration': 'timeout: .seconds(1)'.")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(Int64(clamping: nanoseconds)),
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}
