import ComposableArchitecture
import Synchronization

/// Keeps the mistakes that the library reports until they are shown.
final class IssueCollector: IssueReporter {
  private let messages = Mutex<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(message() ?? "An issue was reported.")\n(\(fileID):\(line))"
    messages.withLock { $0.append(text) }
  }

  /// Takes out what was reported.
  func takeAll() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
