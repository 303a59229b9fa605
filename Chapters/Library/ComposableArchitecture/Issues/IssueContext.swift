/// Has all issues that are reported in `operation` and the tasks it starts reported at one place.
///
/// A helper of a test does this, so that what fails in it shows up at the line that calls it.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> R
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueLocation.$ofContext.withValue(location, operation: operation)
}

/// The same for asynchronous work, which stays on the actor of the caller.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueLocation.$ofContext.withValue(
    location,
    operation: operation,
    isolation: isolation
  )
}

extension IssueLocation {
  /// The place at which issues inside of `withIssueContext` are reported, wherever they come from.
  @TaskLocal static var ofContext: IssueLocation?
}
