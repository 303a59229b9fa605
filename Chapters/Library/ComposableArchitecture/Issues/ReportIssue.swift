/// Reports to the current ``IssueReporters`` that something went wrong that should not have.
///
/// In a test of Swift Testing, the running test fails at the caller's line; anywhere
/// else a runtime warning is printed to standard error, and the program continues.
///
/// ```swift
/// guard let name = names[id] else {
///   reportIssue("No name is known for \(id).")
///   return
/// }
/// ```
///
/// - Parameters:
///   - message: A text on what happened and how to fix it. It is made only if a reporter asks for
///     it.
///   - severity: Whether it fails the running test.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location =
    IssueLocation.override
    ?? IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for reporter in IssueReporters.current {
    reporter.reportIssue(
      message(),
      severity: severity,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

/// Reports to the current ``IssueReporters`` an error that is not handled.
///
/// ```swift
/// do {
///   try save(draft)
/// } catch {
///   reportIssue(error, "The draft was not saved.")
/// }
/// ```
///
/// - Parameters:
///   - error: The error that was caught.
///   - message: The activity during which it was thrown.
///   - severity: Whether it fails the running test.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location =
    IssueLocation.override
    ?? IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for reporter in IssueReporters.current {
    reporter.reportIssue(
      error,
      message(),
      severity: severity,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
