extension TestStore {
  /// Sends an action, as a user would, and asserts how the state changes.
  ///
  /// The effects that the action starts have run as far as they can when this returns: to their
  /// end, or until they wait for a clock or for something outside.
  ///
  /// In an exhaustive store it is a failure if actions are still to be received; if the state
  /// changes in another way than `updateStateToExpectedResult` says; if it changes and the closure
  /// is missing; and if there is a closure and nothing changes.
  ///
  /// - Parameters:
  ///   - action: The action of the user.
  ///   - updateStateToExpectedResult: Makes the expected state of the state before the action (with
  ///     exhaustivity off: of that after it). Leave it out if nothing changes.
  /// - Returns: The effects the action started, to be awaited or cancelled. It may be ignored.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action,
      update: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func send(
    _ action: Action,
    update: ((_ state: inout State) throws -> Void)?,
    at location: IssueLocation
  ) async -> TestStoreTask {
    await IssueLocation.$override.withValue(location) {
      await takeStep(sending: action, update: update, at: location)
    }
  }

  private func takeStep(
    sending action: Action,
    update: ((_ state: inout State) throws -> Void)?,
    at location: IssueLocation
  ) async -> TestStoreTask {
    if isDismissed {
      report(.sentAfterDismissal(action), at: location, despite: .on)
      return task(nil, of: action)
    }
    if !reducer.received.isEmpty { demandReceiving(before: action, at: location) }

    let before = reducer.state
    let snapshot = reducer.dependencySnapshot
    reducer.sendLocation = location
    let effects = core.send(action)
    let actual = reducer.state
    // The closure reads from the store the state as the test knows it.
    reducer.state = before
    expectState(
      after: .sent(action),
      from: before,
      with: snapshot,
      actual: actual,
      update: update,
      at: location
    )
    reducer.state = actual
    await settle(after: effects != nil)
    return task(effects, of: action)
  }

  private func task(_ effects: RunningEffect?, of action: Action) -> TestStoreTask {
    let monitor = reducer.effects.monitor
    return TestStoreTask(effects: effects, of: action, monitor: monitor, timeout: timeout)
  }

  /// In an exhaustive store, what effects have sent must be received before the user continues.
  private func demandReceiving(before action: Action, at location: IssueLocation) {
    report(.unhandled(reducer.received.map(\.action), before: action), at: location)
    switch exhaustivity {
    case .on:
      break
    case .off(showSkippedAssertions: true):
      skipReceivedActions(strict: false, at: location)
    case .off(showSkippedAssertions: false):
      reducer.skipReceivedActions()
    }
  }
}

extension TestStore where Action: CasePathable {
  /// Sends an action that is a case without a value, named by its key path, and asserts how the
  /// state changes.
  ///
  /// ```swift
  /// await store.send(\.path[id: 0].counter.incrementButtonTapped) {
  ///   $0.path[id: 0, case: \.counter]?.count = 1
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The case.
  ///   - updateStateToExpectedResult: Makes the expected state of the state before the action (with
  ///     exhaustivity off: of that after it). Leave it out if nothing changes.
  /// - Returns: The effects the action started, to be awaited or cancelled. It may be ignored.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()),
      update: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sends an action that is a case with a value, named by its key path, and asserts how the state
  /// changes.
  ///
  /// - Parameters:
  ///   - action: The case.
  ///   - value: The value of the case.
  ///   - updateStateToExpectedResult: Makes the expected state of the state before the action (with
  ///     exhaustivity off: of that after it). Leave it out if nothing changes.
  /// - Returns: The effects the action started, to be awaited or cancelled. It may be ignored.
  @_disfavoredOverload
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value),
      update: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
