import WorkbookKit

/// The problems, one line each in the form that editors read: `file:line:column: error: text`.
///
/// A message of the compiler has that form already, but its meaning would be missing; a check takes
/// several lines on a terminal.
struct ProblemLines {
  let report: Report

  func lines() -> [String] {
    report.entries.flatMap { entry -> [String] in
      guard let verdict = entry.verdict else { return [] }
      let notes = verdict.notes.map { line(entry.exercise.file, 1, $0) }
      return entry.shownDiagnostics.map(line) + notes
        + verdict.checks.filter { $0.status != .passed }.flatMap(lines)
    }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let explanation = diagnostic.explanation.map { ". \($0)" } ?? ""
    return diagnostic.headline + explanation
  }

  private func lines(_ check: Check) -> [String] {
    let name = "\(check.name) \(check.status.remark.trimmed)".trimmed
    guard !check.issues.isEmpty else { return [line(check.file, check.line, name)] }
    return check.issues.map { issue in
      let text = [issue.comment, issue.expectation ?? ""].first { !$0.isEmpty }
      return line(issue.file, issue.line, [name, text].compactMap { $0 }.joined(separator: ": "))
    }
  }

  /// The event stream has no column, so it is the first.
  private func line(_ file: String, _ line: Int, _ message: String) -> String {
    let text = message.split { $0.isWhitespace }.joined(separator: " ")
    return "\(file):\(max(1, line)):1: error: \(text)"
  }
}
