extension TestStore {
  /// Receives an action; what all spellings of `receive` come down to.
  func receive(
    _ expected: ExpectedAction<Action>,
    within duration: Duration?,
    update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) async {
    await IssueLocation.$override.withValue(location) {
      let hasWaited = reducer.effects.areInFlight
      let duration = duration ?? timeout
      let outcome = await reducer.effects.monitor.wait(duration) {
        exhaustivity == .on
          ? !reducer.received.isEmpty
          : reducer.received.contains { expected.matches($0.action) }
      } while: {
        reducer.effects.areRunning
      }
      let wait = hasWaited ? (outcome, duration) : nil
      receive(expected, after: wait, update: update, at: location)
      await settle()
    }
  }

  /// Receives the action if it has come.
  ///
  /// - Parameter wait: The wait for it; nil if no effect was running that could have sent it.
  private func receive(
    _ expected: ExpectedAction<Action>,
    after wait: (outcome: WaitOutcome, duration: Duration)?,
    update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) {
    let isMatch = { (received: TestReducer<State, Action>.Received) in
      self.exhaustivity == .on || expected.matches(received.action)
    }
    guard let index = reducer.received.firstIndex(where: isMatch) else {
      return reportMissing(expected, after: wait, at: location)
    }
    if index > 0 {
      let skipped = reducer.received[..<index]
      reducer.state = skipped[index - 1].state
      reducer.received.removeFirst(index)
      report(.skippedActions(skipped.map(\.action)), at: location)
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

  /// Reports that the action has not come; after a wait for effects, as TCA does, in two issues.
  private func reportMissing(
    _ expected: ExpectedAction<Action>,
    after wait: (outcome: WaitOutcome, duration: Duration)?,
    at location: IssueLocation
  ) {
    let received = reducer.received.map(\.action)
    if wait != nil || received.isEmpty {
      let failure = TestStoreFailure.nothingReceived(
        expected,
        wait?.outcome ?? .nothingRuns,
        running: reducer.effects.all.count,
        duration: wait?.duration ?? timeout
      )
      report(failure, at: location, despite: .on)
    }
    if wait != nil || !received.isEmpty {
      report(.missing(expected, among: received), at: location, despite: .on)
    }
  }

  /// Lets running effects continue as far as they can.
  ///
  /// - Parameter isNews: Whether something has happened that they may react to.
  func settle(after isNews: Bool = true) async {
    let effects = reducer.effects
    guard effects.areRunning else { return }
    await effects.monitor.settle(after: isNews) { !effects.areRunning }
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
      location.expect("Skipped, because exhaustivity is off.\n\n\(text)")
    case .off(showSkippedAssertions: false):
      break
    }
  }
}
