/// Changes the default values of dependencies for the whole process.
///
/// Call it once, as early as can be: a dependency that was read or prepared before keeps its value,
/// and an issue is reported.
///
/// ```swift
/// prepareDependencies {
///   $0.database = try openDatabase()
/// }
/// ```
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyValues._current
  values.isSetting = true
  values.preparation = DependencyPreparation(
    location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return try updateValues(&values)
}

/// One call of ``prepareDependencies(_:fileID:filePath:line:column:)``.
final class DependencyPreparation: Sendable {
  private let location: IssueLocation

  init(location: IssueLocation) {
    self.location = location
  }

  /// Reports that a dependency already has a value that is in use.
  func reportLatePreparation(of property: StaticString) {
    reportIssue(
      """
      @Dependency(\\.\(property)) was accessed or prepared before, so it keeps its value.

      To fix, call 'prepareDependencies' once, at the very start of the program, before anything \
      reads the dependency. To change a dependency for a part of the program, use \
      'withDependencies'.
      """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
