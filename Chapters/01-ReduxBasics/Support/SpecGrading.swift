import ComposableArchitecture

/// Runs a spec aside, and returns what it complained about instead of failing the running test.
///
/// A *test* exercise turns the tables: you write the checks, and they are checked. A good spec has
/// nothing to say about the right feature, and something to say about every feature with a fault:
///
/// ```swift
/// let found = await complaints { await spec { TestStore(initialState: $0) { Faulty() } } }
/// #expect(!found.isEmpty)
/// ```
///
/// - Parameter spec: Builds a `TestStore` and drives it. An error it throws is a complaint too.
/// - Returns: The messages of the issues reported while it ran, in order.
@MainActor
func complaints(of spec: @MainActor () async throws -> Void) async -> [String] {
  let collector = IssueCollector()
  await withIssueReporters([collector]) {
    do {
      try await spec()
    } catch {
      reportIssue(error)
    }
  }
  return collector.messages.value
}

/// Keeps the messages of reported issues, in order.
private struct IssueCollector: IssueReporter {
  let messages = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? "An issue without a message"
    messages.withValue { $0.append(message) }
  }
}
