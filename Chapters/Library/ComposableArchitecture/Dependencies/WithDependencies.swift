/// Runs an operation with some dependencies overridden.
///
/// ```swift
/// withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 100)
/// } operation: {
///   Feature()
/// }
/// ```
///
/// The overrides hold for what the operation calls, for tasks started from it, and for objects it
/// creates that hold ``Dependency`` wrappers.
///
/// - Parameters:
///   - updateValuesForOperation: Changes the values in force to those the operation should see.
///   - operation: The work that sees them.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try values.update(updateValuesForOperation)
  return try values.installed { try values.remembered(by: operation()) }
}

/// Runs an asynchronous operation with some dependencies overridden.
///
/// - Parameters:
///   - isolation: The actor on which both closures run; that of the caller.
///   - updateValuesForOperation: Changes the values in force to those the operation should see.
///   - operation: The work that sees them.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  values.isSetting = true
  try await updateValuesForOperation(&values)
  values.isSetting = false
  let updated = values
  return try await updated.installed { try await updated.remembered(by: operation()) }
}

/// Runs an operation with the dependencies that another model was created with.
///
/// It is how a model hands its dependencies on to a child: `withDependencies(from: self) { … }`.
///
/// - Parameters:
///   - model: A model that has ``Dependency`` wrappers, or that was created in `withDependencies`.
///     One that has neither is reported as an issue, and the operation runs without it.
///   - updateValuesForOperation: Further changes for the operation.
///   - operation: The work that sees the model's dependencies.
///   - fileID: The file whose name appears in a reported issue.
///   - filePath: The file in which an issue is reported.
///   - line: The line at which an issue is reported.
///   - column: The column at which an issue is reported.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  guard var values = DependencyValues(rememberedBy: model) else {
    reportModelWithoutDependencies(
      model,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return try operation()
  }
  try values.update(updateValuesForOperation)
  return try values.installed { try values.remembered(by: operation()) }
}

/// Runs an operation with the dependencies that another model was created with.
///
/// - Parameters:
///   - model: A model that has ``Dependency`` wrappers, or that was created in `withDependencies`.
///   - operation: The work that sees the model's dependencies.
///   - fileID: The file whose name appears in a reported issue.
///   - filePath: The file in which an issue is reported.
///   - line: The line at which an issue is reported.
///   - column: The column at which an issue is reported.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an asynchronous operation with the dependencies that another model was created with.
///
/// - Parameters:
///   - model: A model that has ``Dependency`` wrappers, or that was created in `withDependencies`.
///   - isolation: The actor on which both closures run; that of the caller.
///   - updateValuesForOperation: Further changes for the operation.
///   - operation: The work that sees the model's dependencies.
///   - fileID: The file whose name appears in a reported issue.
///   - filePath: The file in which an issue is reported.
///   - line: The line at which an issue is reported.
///   - column: The column at which an issue is reported.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  guard var values = DependencyValues(rememberedBy: model) else {
    reportModelWithoutDependencies(
      model,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return try await operation()
  }
  values.isSetting = true
  try await updateValuesForOperation(&values)
  values.isSetting = false
  let updated = values
  return try await updated.installed { try await updated.remembered(by: operation()) }
}

/// Runs an asynchronous operation with the dependencies that another model was created with.
///
/// - Parameters:
///   - model: A model that has ``Dependency`` wrappers, or that was created in `withDependencies`.
///   - isolation: The actor on which the operation runs; that of the caller.
///   - operation: The work that sees the model's dependencies.
///   - fileID: The file whose name appears in a reported issue.
///   - filePath: The file in which an issue is reported.
///   - line: The line at which an issue is reported.
///   - column: The column at which an issue is reported.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model,
    isolation: isolation,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

extension DependencyValues {
  /// Applies an update closure, during which reading a dependency reports nothing.
  mutating func update(_ updateValues: (inout DependencyValues) throws -> Void) rethrows {
    self.isSetting = true
    defer { self.isSetting = false }
    try updateValues(&self)
  }
}

private func reportModelWithoutDependencies<Model>(_ model: Model, _ location: IssueLocation) {
  reportIssue(
    """
    The dependencies of '\(Model.self)' cannot be handed on, because it has none.

    To fix, give the model at least one '@Dependency' property, or create it inside of \
    'withDependencies { … } operation: { … }'.
    """,
    fileID: location.fileID,
    filePath: location.filePath,
    line: location.line,
    column: location.column
  )
}
