extension TestStore {
  /// Receives an action; what all spellings of `receive` come down to.
  func receive(
    _ expected: ExpectedAction<Action>,
    within duration: Duration?,
    update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) async {
    let duration = duration ?? timeout
    let outcome = await reducer.effects.monitor.wait(duration) {
      exhaustivity == .on
        ? !reducer.received.isEmpty
        : reducer.received.contains { expected.matches($0.action) }
    } while: {
      reducer.effects.areRunning
    }
    receive(expected, after: outcome, duration: duration, update: update, at: location)
    moved(to: location)
    await settle()
  }

  private func receive(
    _ expected: ExpectedAction<Action>,
    after outcome: WaitOutcome,
    duration: Duration,
    update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) {
    let running = reducer.effects.all.count
    guard !reducer.received.isEmpty else {
      let failure = TestStoreFailure.nothingReceived(
        expected,
        outcome,
        running: running,
        duration: duration
      )
      return report(failure, at: location, despite: .on)
    }
    if exhaustivity != .on {
      guard let index = reducer.received.firstIndex(where: { expected.matches($0.action) }) else {
        let failure = TestStoreFailure.noMatch(
          expected,
          among: reducer.received.map(\.action),
          outcome,
          running: running
        )
        return report(failure, at: location, despite: .on)
      }
      if index > 0 {
        let skipped = reducer.received[..<index].map(\.action)
        reducer.received.removeFirst(index)
        report(.skippedActions(skipped), at: location)
      }
    }

    let next = reducer.received.removeFirst()
    if expected.matches(next.action) {
      expectState(
        after: .received(next.action),
        from: reducer.state,
        with: next.dependencies,
        actual: next.state,
        update: update,
        at: location
      )
    } else {
      let failure = TestStoreFailure.unexpectedAction(
        expected,
        received: next.action,
        comesLater: reducer.received.contains { expected.matches($0.action) }
      )
      report(failure, at: location)
    }
    reducer.state = next.state
  }

  /// Lets running effects continue as far as they can.
  ///
  /// - Parameter isNews: Whether something has happened that they may react to.
  func settle(after isNews: Bool = true) async {
    let effects = reducer.effects
    guard effects.areRunning else { return }
    await effects.monitor.settle(after: isNews) { !effects.areRunning }
  }

  /// Notes where the test is. Issues about the test as a whole are reported at its last step.
  func moved(to location: IssueLocation) {
    guard "\(location.filePath)" == "\(self.location.filePath)" else { return }
    self.location = location
  }

  /// Reports a failure, as the current exhaustivity demands.
  ///
  /// - Parameters:
  ///   - failure: The failure to report.
  ///   - location: The place of the report.
  ///   - override: The exhaustivity in place of the store's.
  func report(
    _ failure: TestStoreFailure,
    at location: IssueLocation,
    despite override: Exhaustivity? = nil
  ) {
    failure.report(at: location, exhaustivity: override ?? exhaustivity)
  }
}

extension TestStoreFailure {
  /// Reports this as a failure of the test, as an expected issue, or not at all.
  func report(at location: IssueLocation, exhaustivity: Exhaustivity) {
    switch exhaustivity {
    case .on:
      location.report(text)
    case .off(showSkippedAssertions: true):
      withExpectedIssue(
        "Exhaustivity is off: the test skips this.",
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      ) {
        location.report("Skipped, because exhaustivity is off.\n\n\(text)")
      }
    case .off(showSkippedAssertions: false):
      break
    }
  }
}
