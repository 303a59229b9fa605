extension TestStore {
  /// Passes over the actions that effects have sent and the test has not received.
  ///
  /// Their changes of the state hold. In an exhaustive store, what is skipped is shown as an
  /// expected issue, which does not fail the test.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    skipReceivedActions(strict: strict, at: location)
  }

  func skipReceivedActions(strict: Bool, at location: IssueLocation) {
    guard !reducer.received.isEmpty else {
      if strict { report(.noActionsToSkip, at: location, despite: .on) }
      return
    }
    let actions = reducer.received.map(\.action)
    reducer.skipReceivedActions()
    report(.skippedActions(actions), at: location, despite: exhaustivityOfSkipping)
  }

  /// Passes over the effects that run, so that the test may end without them.
  ///
  /// They are not cancelled: what they send from now on is to be received as before. In an
  /// exhaustive store, what is skipped is shown as an expected issue, which does not fail the test.
  ///
  /// - Parameter strict: Whether it is a failure if none runs.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let running = reducer.effects.all
    guard !running.isEmpty else {
      if strict { report(.noEffectsToSkip, at: location, despite: .on) }
      return
    }
    report(
      .skippedEffects(running.map(\.action)),
      at: location,
      despite: exhaustivityOfSkipping
    )
    reducer.effects.skipAll()
  }

  /// Skipping on purpose never fails a test, but an exhaustive one shows it.
  private var exhaustivityOfSkipping: Exhaustivity {
    exhaustivity == .on ? .off(showSkippedAssertions: true) : exhaustivity
  }
}
