/// Fails the running test; outside tests, prints a runtime warning.
///
/// Written `.default` where an ``IssueReporter`` is expected.
public struct DefaultReporter: IssueReporter {
  /// Fails the running test, or prints a warning.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record(nil, message(), severity: severity, at: location)
  }

  /// Fails the running test with the error, or prints a warning.
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record(error, message(), severity: severity, at: location)
  }

  /// Shows the issue as a known one in a test; does nothing elsewhere.
  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    SwiftTesting.recordKnown(
      message(),
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func record(
    _ error: (any Error)?,
    _ message: String?,
    severity: IssueSeverity,
    at location: IssueLocation
  ) {
    if !SwiftTesting.isTestRunning {
      // Outside of tests, or in a task of which Swift Testing cannot name the test that it fails.
      printRuntimeWarning(error, message, at: location)
    }
    if isTesting { SwiftTesting.record(error, message, severity: severity, at: location) }
  }
}

extension IssueReporter where Self == DefaultReporter {
  /// Fails the running test; outside tests, prints a runtime warning.
  public static var `default`: Self { Self() }
}
