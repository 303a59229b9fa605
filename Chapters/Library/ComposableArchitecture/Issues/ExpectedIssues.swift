/// Passes if `body` reports at least one issue or throws, and fails otherwise.
///
/// It is for tests of code that reports issues, and for issues that are known and not fixed yet.
///
/// ```swift
/// withExpectedIssue("Dismissal is not handled yet") {
///   store.send(.closeButtonTapped)
/// }
/// ```
///
/// - Parameters:
///   - message: Why an issue is expected.
///   - isIntermittent: Whether it is also fine if no issue is reported.
///   - body: An operation that reports the issue. An error that it throws counts as one.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expected = ExpectedIssues(message: message, location: location)
  ExpectedIssues.$current.withValue(expected) {
    SwiftTesting.withKnownIssues(message, at: location, onIssue: expected.note) {
      do { try body() } catch { expected.caught(error) }
    }
  }
  if !isIntermittent { expected.reportIfNone() }
}

/// The same for asynchronous work, which stays on the actor of the caller.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void
) async {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expected = ExpectedIssues(message: message, location: location)
  await ExpectedIssues.$current.withValue(expected) {
    await SwiftTesting.withKnownIssues(
      message,
      at: location,
      isolation: isolation,
      onIssue: expected.note
    ) {
      do { try await body() } catch { expected.caught(error) }
    }
  }
  if !isIntermittent { expected.reportIfNone() }
}

/// The issues that one `withExpectedIssue` has seen so far.
final class ExpectedIssues: Sendable {
  @TaskLocal static var current: ExpectedIssues?

  private let count = LockIsolated(0)
  private let message: String?
  private let location: IssueLocation

  init(message: String?, location: IssueLocation) {
    self.message = message
    self.location = location
  }

  func note() {
    count.withValue { $0 += 1 }
  }

  /// Counts an issue, and returns whether one was expected.
  static func noteIssue() -> Bool {
    guard let current else { return false }
    current.note()
    return true
  }

  /// An error that the body threw is an expected issue like those it reports.
  func caught(_ error: any Error) {
    location.report(error, message)
  }

  /// Reports, to the expectation around this one, that no issue came.
  func reportIfNone() {
    guard count.value == 0 else { return }
    let reason = message.map { " It was expected because: \($0)" } ?? ""
    location.report("An issue was expected here, but none was reported.\(reason)")
  }
}
