extension TestStore {
  /// Receives an action that an effect has sent back, and asserts how the state changes.
  ///
  /// In an exhaustive store the next action that effects have sent must be this one; otherwise
  /// those before it are skipped. If none has come yet, the effects that run are waited for. It is
  /// a failure at once if none runs, or if all that run sleep on a test clock.
  ///
  /// The state is asserted as in ``send(_:assert:fileID:file:line:column:)-(Action,_,_,_,_,_)``.
  ///
  /// - Parameters:
  ///   - expectedAction: The action that must come.
  ///   - duration: The longest real time to wait.
  ///   - updateStateToExpectedResult: Makes the expected state of the one before the action (with
  ///     exhaustivity off: of the one after it). Leave it out if nothing changes.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      ExpectedAction(expectedAction),
      within: duration,
      update: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action that fits a condition, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - duration: The longest real time to wait.
  ///   - updateStateToExpectedResult: Makes the expected state of the one before the action (with
  ///     exhaustivity off: of the one after it). Leave it out if nothing changes.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ExpectedAction(matching: isMatching),
      within: duration,
      update: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension TestStore {
  /// The answer to an action in place of its case, where actions cannot be compared.
  @available(
    *,
    unavailable,
    message:
      "Provide the case as a key path, 'store.receive(\\.tap)'; only actions that are 'Equatable' are compared themselves."
  )
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    fatalError("An unavailable function cannot be called.")
  }
}

extension TestStore where Action: CasePathable {
  /// Receives an action of a case, with any value, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - actionCase: The case, such as `\.response.success`.
  ///   - duration: The longest real time to wait.
  ///   - updateStateToExpectedResult: Makes the expected state of the one before the action (with
  ///     exhaustivity off: of the one after it). Leave it out if nothing changes.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ExpectedAction(actionCase),
      within: duration,
      update: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action of a case that carries a value, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - actionCase: The case, such as `\.response.success`.
  ///   - value: The value that the action must carry.
  ///   - duration: The longest real time to wait.
  ///   - updateStateToExpectedResult: Makes the expected state of the one before the action (with
  ///     exhaustivity off: of the one after it). Leave it out if nothing changes.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ExpectedAction(actionCase, value),
      within: duration,
      update: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
