import ComposableArchitecture

/// Collects issues, with those that were expected.
private final class Collector: IssueReporter {
  enum Kind: String {
    case error, warning, expected
  }

  let found = LockIsolated<[(kind: Kind, text: String)]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    add(severity == .error ? .error : .warning, message() ?? "")
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    add(.expected, message() ?? "")
  }

  private func add(_ kind: Kind, _ text: String) {
    found.withValue { $0.append((kind, text)) }
  }
}

/// Runs something and prints how many issues it reported, each with its severity.
///
/// The argument `--texts` shows their messages too. They are the library's own words, so no record
/// has them.
@MainActor
func issues(_ name: String, _ body: @MainActor () async throws -> Void) async {
  let collector = Collector()
  await withIssueReporters([collector]) {
    do { try await body() } catch { print("[\(name)] threw \(error)") }
  }
  let found = collector.found.value
  print("[\(name)] \(found.count) issues")
  for issue in found {
    print("  \(issue.kind)")
    if CommandLine.arguments.contains("--texts") { print(issue.text) }
  }
}

/// A list that effects of any actor can append to.
final class Log: Sendable {
  private let lines = LockIsolated<[String]>([])

  func callAsFunction(_ line: String) {
    lines.withValue { $0.append(line) }
  }

  /// Prints the list and empties it.
  ///
  /// Sorted, it does not tell the order of what has none, such as effects that are cancelled
  /// together.
  func flush(_ name: String = "", isSorted: Bool = false) {
    let lines = isSorted ? lines.value.sorted() : lines.value
    print("[\(name)] " + lines.joined(separator: " "))
    self.lines.setValue([])
  }
}

/// Lets the tasks go on that have been started.
@MainActor
func settle(_ count: Int = 50) async {
  for _ in 0..<count { await Task.yield() }
}
