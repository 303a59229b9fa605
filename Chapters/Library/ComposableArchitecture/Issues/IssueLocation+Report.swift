extension IssueLocation {
  /// Reports an issue at this place.
  func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IssueLocation: CustomStringConvertible {
  var description: String { "\(fileID):\(line)" }
}
