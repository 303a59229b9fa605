extension TestStore {
  /// Waits until all effects have ended.
  ///
  /// Put it at the end of a test whose last effects need a moment. It is a failure if actions are
  /// still to be received, and if effects still run when the time is up. The test does not wait in
  /// vain: if all that run sleep on a test clock, the failure comes at once.
  ///
  /// - Parameter duration: How long to wait at the most.
  public func finish(
    timeout duration: Duration,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: duration.inNanoseconds,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// The same, with the time in nanoseconds; ``timeout`` if it is `nil`.
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let unhandled = reducer.received.map(\.action)
    if !unhandled.isEmpty { report(.unhandledAtEnd(unhandled), at: location) }
    let effects = reducer.effects
    let nanoseconds = nanoseconds ?? timeout
    let outcome = await effects.monitor.wait(nanoseconds) { effects.isEmpty }
    moved(to: location)
    switch outcome {
    case .done, .nothingRuns, .cancelled:
      break
    case .asleep, .timedOut:
      report(
        .notFinished(effects.all.map(\.action), outcome, nanoseconds: nanoseconds),
        at: location
      )
    }
  }
}

extension Duration {
  /// The duration in whole nanoseconds; never negative.
  var inNanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    return nanoseconds < 0 ? 0 : UInt64(exactly: nanoseconds.rounded()) ?? .max
  }
}
