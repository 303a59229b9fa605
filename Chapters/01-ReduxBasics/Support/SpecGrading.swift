import ComposableArchitecture
import Foundation

/// Runs a spec and returns the issues that it reports, in place of failing the running test.
///
/// In a *test* exercise you write the checks, and the workbook checks them. A good spec passes on the
/// correct feature and fails on every feature with a bug:
///
/// ```swift
/// let found = await complaints { await spec { TestStore(initialState: $0) { Buggy() } } }
/// #expect(!found.isEmpty)
/// ```
///
/// - Parameter spec: Builds a `TestStore`, sends and receives. An error it throws counts too.
/// - Returns: The messages of the issues reported while it ran, in order, each with its line.
@MainActor
func complaints(of spec: @MainActor () async throws -> Void) async -> [String] {
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
/// Which of them comes first follows from the text of the judged file: it is the same in every run, so
/// that a verdict does not change by itself, and another one after each edit, so that a spec cannot
/// pass by counting its runs.
@MainActor
func complaints(
  onCorrect: () async -> [String],
  onBuggy: () async -> [String]
) async -> (onCorrect: [String], onBuggy: [String]) {
  if RunOrder.buggyComesFirst() {
    let found = await onBuggy()
    return (await onCorrect(), found)
  }
  let found = await onCorrect()
  return (found, await onBuggy())
}

/// A complaint of a test store without what it advises to the author of the test, for those who did
/// not write it: without the paragraphs from "Advice:" to its place.
func withoutAdvice(_ complaint: String) -> String {
  complaint.replacing(#/(?s)\n\nAdvice: .*?(?=\n\nPlace: |$)/#, with: "")
}

/// Says in which order the two features of each pair are tried.
@MainActor
private enum RunOrder {
  /// The number that the runner gives for the text of the judged file. It is taken out of the
  /// environment before the first spec runs.
  private static var state: UInt64 = {
    let name = "WORKBOOK_RUN_ORDER"
    defer { unsetenv(name) }
    let digits = ProcessInfo.processInfo.environment[name] ?? ""
    return UInt64(digits.prefix(16), radix: 16) ?? 0
  }()

  static func prepare() {
    _ = state
  }

  /// Whether the feature with a bug comes first in the next pair.
  static func buggyComesFirst() -> Bool {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 63 == 1
  }
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
