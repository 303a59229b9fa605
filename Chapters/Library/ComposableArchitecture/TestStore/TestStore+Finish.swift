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
}
