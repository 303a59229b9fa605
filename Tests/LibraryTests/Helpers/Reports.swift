import ComposableArchitecture

/// What was reported while some steps of a test ran.
public struct Reports: Sendable {
  public struct Report: Equatable, Sendable {
    public let message: String
    public let line: Int
  }

  /// What would have failed the test.
  public var failures: [Report] = []
  /// What would have been shown as an expected issue.
  public var expected: [Report] = []

  public var messages: [String] { failures.map(\.message) }
}

/// Collects what is reported in place of failing the test that runs.
public final class ReportCollector: IssueReporter {
  private let reports = LockIsolated(Reports())

  public init() {}

  public var collected: Reports { reports.value }

  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let report = Reports.Report(message: message() ?? "", line: Int(line))
    reports.withValue { $0.failures.append(report) }
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let report = Reports.Report(message: message() ?? "", line: Int(line))
    reports.withValue { $0.expected.append(report) }
  }
}

/// Runs some steps of a test and returns what they reported.
@MainActor
public func reports(of steps: @MainActor () async throws -> Void) async rethrows -> Reports {
  let collector = ReportCollector()
  try await withIssueReporters([collector]) {
    try await steps()
  }
  return collector.collected
}

/// The messages of the issues that an operation reports.
public func issues(_ operation: () throws -> Void) rethrows -> [String] {
  let reporter = ReportCollector()
  try withIssueReporters([reporter], operation: operation)
  return reporter.collected.messages
}

/// The messages of the issues that an asynchronous operation reports.
public func issues(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Void
) async rethrows -> [String] {
  let reporter = ReportCollector()
  try await withIssueReporters([reporter], operation: operation)
  return reporter.collected.messages
}
