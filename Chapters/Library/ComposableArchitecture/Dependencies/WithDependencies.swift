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
///   - updateValuesForOperation: Changes the current values to those the operation should see.
///   - operation: The work that sees them.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  try DependencyValues._current
    .updated(by: updateValuesForOperation)
    .installed {
      let result = try operation()
      MadeObjects.shared.note(result)
      return result
    }
}

/// The same for asynchronous work, which stays on the actor of the caller.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  try await DependencyValues._current
    .updated(by: updateValuesForOperation)
    .installed {
      let result = try await operation()
      MadeObjects.shared.note(result)
      return result
    }
}

extension DependencyValues {
  /// These values after an update, during which reading a dependency reports nothing.
  func updated(
    by update: (inout DependencyValues) throws -> Void
  ) rethrows -> DependencyValues {
    var values = self
    values.isSetting = true
    try update(&values)
    values.isSetting = false
    return values
  }

  /// These values after an asynchronous update, during which reading a dependency reports nothing.
  func updated(
    isolation: isolated (any Actor)? = #isolation,
    by update: (inout DependencyValues) async throws -> Void
  ) async rethrows -> DependencyValues {
    var values = self
    values.isSetting = true
    try await update(&values)
    values.isSetting = false
    return values
  }
}
