/// The reporters that receive issues.
public enum IssueReporters {
  @TaskLocal fileprivate static var override: [any IssueReporter]?
  private static let standing = LockIsolated<[any IssueReporter]>([.default])

  /// The current reporters: those of the innermost ``withIssueReporters(_:operation:)`` around the
  /// running task, or else those last set here, at first ``IssueReporter/default`` alone.
  ///
  /// Set it once, where a program starts; for a while only, use
  /// ``withIssueReporters(_:operation:)``.
  public static var current: [any IssueReporter] {
    get { override ?? standing.value }
    set { standing.setValue(newValue) }
  }
}

/// Reports issues to other reporters while `operation` runs, also in the tasks it starts.
///
/// ```swift
/// withIssueReporters([log]) {
///   store.send(.buttonTapped)
/// }
/// ```
///
/// - Parameters:
///   - reporters: The reporters. Without any, issues are dropped.
///   - operation: The operation to run meanwhile.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  operation: () throws -> R
) rethrows -> R {
  try IssueReporters.$override.withValue(reporters, operation: operation)
}

/// The same for asynchronous work, which stays on the actor of the caller.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await IssueReporters.$override.withValue(
    reporters,
    operation: operation,
    isolation: isolation
  )
}
