/// Runs an operation with the dependencies that another model was created with.
///
/// It is how a model hands its dependencies on to a child: `withDependencies(from: self) { … }`.
///
/// - Parameters:
///   - model: An object that has ``Dependency`` wrappers, or that was created in
///     `withDependencies`. One that has neither is reported as an issue, and the operation runs
///     without it.
///   - updateValuesForOperation: Further changes for the operation.
///   - operation: The work that sees the model's dependencies.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let values = DependencyValues(of: model, reportingAt: location) else {
    return try operation()
  }
  return try values.updated(by: updateValuesForOperation).installedAndRemembered(operation)
}

/// The same without further changes.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let values = DependencyValues(of: model, reportingAt: location) else {
    return try operation()
  }
  return try values.installedAndRemembered(operation)
}

/// The same for asynchronous work, which stays on the actor of the caller.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let values = DependencyValues(of: model, reportingAt: location) else {
    return try await operation()
  }
  return try await values.updated(by: updateValuesForOperation).installedAndRemembered(operation)
}

/// The same for asynchronous work without further changes.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let values = DependencyValues(of: model, reportingAt: location) else {
    return try await operation()
  }
  return try await values.installedAndRemembered(operation)
}

extension DependencyValues {
  /// The values `model` was created with, under the current ones; `nil`, and a report, without any.
  fileprivate init?<Model: AnyObject>(of model: Model, reportingAt location: IssueLocation) {
    if let values = DependencyValues(rememberedBy: model) {
      self = values
      return
    }
    location.report(
      """
      The dependencies of '\(Model.self)' cannot be handed on, because it has none.

      To fix, give the model at least one '@Dependency' property, or create it inside of \
      'withDependencies { … } operation: { … }'.
      """
    )
    return nil
  }
}
