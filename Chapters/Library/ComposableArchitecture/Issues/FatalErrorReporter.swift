/// Ends the program at the first issue, with its message.
///
/// Written `.fatalError` where an ``IssueReporter`` is expected.
public struct FatalErrorReporter: IssueReporter {
  /// Stops the program with the message.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    Swift.fatalError(message() ?? "", file: filePath, line: line)
  }
}

extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the program at the first issue, with its message.
  public static var fatalError: Self { Self() }
}
