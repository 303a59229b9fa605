import ComposableArchitecture

/// What was reported while some steps of a test ran.
struct Reports {
  struct Report: Equatable {
    let message: String
    let line: Int
  }

  /// What would have failed the test.
  var failures: [Report] = []
  /// What would have been shown as an expected issue.
  var expected: [Report] = []

  var messages: [String] { failures.map(\.message) }
}

/// Collects what is reported in place of failing the test that runs.
final class ReportCollector: IssueReporter {
  private let reports = LockIsolated(Reports())

  var collected: Reports { reports.value }

  func reportIssue(
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

  func expectIssue(
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
func reports(of steps: @MainActor () async throws -> Void) async rethrows -> Reports {
  let collector = ReportCollector()
  try await withIssueReporters([collector]) {
    try await steps()
  }
  return collector.collected
}
