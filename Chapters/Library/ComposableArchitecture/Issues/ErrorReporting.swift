/// Runs `body`, and reports an error that it throws as an issue.
///
/// ```swift
/// withErrorReporting("The draft was not saved.") {
///   try save(draft)
/// }
/// ```
///
/// - Parameters:
///   - message: The text of the issue besides the error.
///   - reporters: The receivers; the current ones if `nil`.
///   - body: An operation that may throw.
/// - Returns: The result of `body`, or `nil` if it throws.
@discardableResult
public func withErrorReporting<R>(
  _ message: String? = nil,
  to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () throws -> R
) -> R? {
  do {
    return try body()
  } catch {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    withIssueReporters(reporters ?? IssueReporters.current) { location.report(error, message) }
    return nil
  }
}

/// The same for asynchronous work, which stays on the actor of the caller.
@discardableResult
public func withErrorReporting<R>(
  _ message: String? = nil,
  to reporters: [any IssueReporter]? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () async throws -> R
) async -> R? {
  do {
    return try await body()
  } catch {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    withIssueReporters(reporters ?? IssueReporters.current) { location.report(error, message) }
    return nil
  }
}
