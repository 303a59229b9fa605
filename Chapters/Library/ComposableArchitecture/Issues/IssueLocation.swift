/// The place of an issue.
struct IssueLocation: Sendable {
  /// A place to report every issue at: while a test store takes a step, the line of that step.
  @TaskLocal static var override: IssueLocation?

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

extension IssueLocation {
  /// Reports an issue at this place.
  func report(_ message: @autoclosure () -> String?) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Tells the reporters of an issue that is known, and fails no test.
  func expect(_ message: String) {
    let location = Self.override ?? self
    for reporter in IssueReporters.current {
      reporter.expectIssue(
        message,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    }
  }

  /// Reports an error as an issue at this place.
  func report(_ error: any Error, _ message: @autoclosure () -> String?) {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IssueLocation: CustomStringConvertible {
  var description: String { "\(fileID):\(line)" }
}
