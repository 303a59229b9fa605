// The older ways of changing enums in place, before `CasePathable.modify(_:)`.

/// The enum was in another case than the one that was to be changed.
public struct ExtractionFailed: Error {
  /// Makes the error.
  public init() {}
}

extension AnyCasePath {
  /// Changes the associated value of the case.
  ///
  /// - Throws: ``ExtractionFailed`` if the enum is in another case; what `body` throws.
  public func modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard var value = extract(from: root) else { throw ExtractionFailed() }
    let result = try body(&value)
    root = embed(value)
    return result
  }
}

/// Changes the associated value of a case, and fails the test if the enum is in another one.
public func XCTModify<Root: CasePathable, Value>(
  _ root: inout Root,
  case keyPath: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  let path = AnyCasePath(keyPath)
  guard var value = path.extract(from: root) else {
    let reason = message()
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return location.report(
      """
      The case that holds '\(readableName(of: Value.self))' was to be changed, but the value is in \
      another case:

      \(String(customDumping: root).indentedLines)\(reason.isEmpty ? "" : "\n\n\(reason)")
      """
    )
  }
  try body(&value)
  root = path.embed(value)
}
