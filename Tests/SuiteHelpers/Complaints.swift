import ComposableArchitecture
import Foundation

/// Runs a spec and returns the issues that it reports, in place of failing the running test.
///
/// Where a learner writes the checks, the suite checks them. A good spec passes on the correct feature
/// and fails on every feature with a bug:
///
/// ```swift
/// let found = await complaints { await spec { TestStore(initialState: $0) { Buggy() } } }
/// #expect(!found.isEmpty)
/// ```
///
/// - Parameter spec: Builds a `TestStore`, sends and receives. An error it throws counts too.
/// - Returns: The messages of the issues reported while it ran, in order, each with its line.
@MainActor
public func complaints(of spec: @MainActor () async throws -> Void) async -> [String] {
  RunOrder.prepare()
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

/// What a spec reports on the correct feature, and on one with a bug.
///
/// `RunOrder` says which of them comes first, so that a spec cannot pass by counting its runs.
@MainActor
public func complaints(
  onCorrect: () async -> [String],
  onBuggy: () async -> [String]
) async -> (onCorrect: [String], onBuggy: [String]) {
  if RunOrder.correctComesFirst() {
    let found = await onCorrect()
    return (found, await onBuggy())
  }
  let found = await onBuggy()
  return (await onCorrect(), found)
}

/// A complaint of a test store without what it advises to the author of the test, for those who did
/// not write it: without the paragraphs from "Advice:" to its place.
public func withoutAdvice(_ complaint: String) -> String {
  complaint.replacing(#/(?s)\n\nAdvice: .*?(?=\n\nPlace: |$)/#, with: "")
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
    let file = "\(fileID)".split(separator: "/").last ?? ""
    let text = "\(message() ?? "An issue without a message")\n\nPlace: \(file):\(line)"
    messages.withValue { $0.append(text) }
  }
}
