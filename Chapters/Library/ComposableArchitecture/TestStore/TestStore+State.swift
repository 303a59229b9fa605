extension TestStore {
  /// Asserts the state as it is, without sending or receiving anything.
  ///
  /// It is of use with exhaustivity off, after several steps. In an exhaustive store, where each
  /// step has asserted the state already, the closure has nothing left to say.
  ///
  /// - Parameter updateStateToExpectedResult: Makes the expected state of the one at hand.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    expectState(
      after: .asserted,
      from: reducer.state,
      with: reducer.dependencySnapshot,
      actual: reducer.state,
      update: updateStateToExpectedResult,
      mayStayTheSame: true,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Compares the state after a step with what the test expects.
  ///
  /// - Parameters:
  ///   - step: The step of the test.
  ///   - before: The state before the step.
  ///   - snapshot: The dependencies that the reducer ran with.
  ///   - actual: The state after it.
  ///   - update: Makes the expected state.
  ///   - mayStayTheSame: Whether it is fine if a closure is given and changes nothing.
  ///   - location: The place of the report.
  func expectState(
    after step: TestStep<Action>,
    from before: State,
    with snapshot: DependencySnapshot,
    actual: State,
    update: ((inout State) throws -> Void)?,
    mayStayTheSame: Bool = false,
    at location: IssueLocation
  ) {
    let sharedChanges = reducer.sharedChanges
    let mayStayTheSame = mayStayTheSame || !sharedChanges.isEmpty
    // If not everything is asserted, a shared value counts as it is.
    if exhaustivity != .on { sharedChanges.forget() }
    defer { sharedChanges.forget() }
    sharedChanges.assert {
      compareState(
        after: step,
        from: before,
        with: snapshot,
        actual: actual,
        update: update,
        mayStayTheSame: mayStayTheSame,
        at: location
      )
    }
  }

  private func compareState(
    after step: TestStep<Action>,
    from before: State,
    with snapshot: DependencySnapshot,
    actual: State,
    update: ((inout State) throws -> Void)?,
    mayStayTheSame: Bool,
    at location: IssueLocation
  ) {
    // Without exhaustivity the closure makes its changes to a state that already has them. Then
    // nothing is left to compare but what the closure says besides.
    let start = exhaustivity == .on ? before : actual
    var expected = start
    do {
      try snapshot.apply(update, to: &expected)
    } catch {
      return report(.closureThrew(error, step), at: location, despite: .on)
    }

    guard expected == actual else {
      let failure = StateMismatch(
        step: step,
        expected: expected,
        actual: actual,
        hasClosure: update != nil,
        unreceived: unreceived(before: update, with: snapshot)
      )
      return report(.stateMismatch(failure), at: location, despite: .on)
    }
    if exhaustivity == .off(showSkippedAssertions: true) {
      showSkippedChanges(
        after: step,
        from: before,
        with: snapshot,
        to: actual,
        update: update,
        at: location
      )
    }
    if update != nil, !mayStayTheSame, actual == before {
      report(.noChange(step), at: location)
    }
  }

  /// The actions to be received until the state is as a closure expects.
  private func unreceived(
    before update: ((inout State) throws -> Void)?,
    with snapshot: DependencySnapshot
  ) -> [Action] {
    if update == nil { return [] }
    let index = reducer.received.firstIndex { received in
      var expected = received.state
      // What the closure reports was reported before.
      try? withIssueReporters([]) { try snapshot.apply(update, to: &expected) }
      return expected == received.state
    }
    return index.map { reducer.received[...$0].map(\.action) } ?? []
  }

  /// Shows what an exhaustive store would have failed for.
  private func showSkippedChanges(
    after step: TestStep<Action>,
    from before: State,
    with snapshot: DependencySnapshot,
    to actual: State,
    update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) {
    var expected = before
    do {
      // Issues that the closure reports here were reported before.
      try withIssueReporters([]) { try snapshot.apply(update, to: &expected) }
    } catch {
      return report(.closureThrew(error, step), at: location)
    }
    guard expected != actual else { return }
    let skipped = StateMismatch(
      step: step,
      expected: expected,
      actual: actual,
      hasClosure: update != nil
    )
    report(.stateMismatch(skipped), at: location)
  }
}

extension TestReducer {
  /// Takes the actions not received yet for received.
  func skipReceivedActions() {
    if let last = received.last { state = last.state }
    received.removeAll()
  }
}
