import ComposableArchitecture
import Foundation

/// Runs a spec and returns the issues that it reports, in place of failing the running test.
///
/// - Parameter spec: Builds a `TestStore`, sends and receives. An error it throws counts too.
/// - Returns: The messages of the issues reported while it ran, in order, each with its line.
@MainActor
public func complaints(of spec: @MainActor () async throws -> Void) async -> [String] {
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
