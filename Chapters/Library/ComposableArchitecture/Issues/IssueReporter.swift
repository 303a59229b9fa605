/// The severity of an issue.
public enum IssueSeverity: Comparable, Hashable, Sendable {
  /// It should be looked at, but fails no test.
  case warning
  /// It fails a test.
  case error
}

/// A receiver of issues: a test, the console, a crash, a list.
///
/// Only the first requirement has no default. Install a reporter for a while with
/// ``withIssueReporters(_:operation:)``.
///
/// ```swift
/// struct Log: IssueReporter {
///   func reportIssue(
///     _ message: @autoclosure () -> String?, severity: IssueSeverity,
///     fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
///   ) {
///     print("\(fileID):\(line)", message() ?? "")
///   }
/// }
/// ```
public protocol IssueReporter: Sendable {
  /// Called for each issue that is reported with a message.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Called for each issue that is reported with an error. By default, turns the error into the
  /// message of an issue.
  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Called for an assertion that a test store skips, with `.off(showSkippedAssertions: true)`. By
  /// default, does nothing.
  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension IssueReporter {
  /// Reports the error in the message of an issue.
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(
      describe(error, message()),
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Does nothing.
  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {}
}

/// The message of an issue that is about `error`.
private func describe(_ error: any Error, _ message: String?) -> String {
  let caught = "An error was thrown and not handled: \(String(reflecting: error))"
  guard let message else { return caught }
  return "\(message)\n\n\(caught)"
}
