import WorkbookKit

/// The part of a result that is shown to a learner: enough to continue, and never too much to read.
enum FeedbackPart {
  /// The first errors are often the cause of the others.
  private static let diagnosticLimit = 4
  private static let lineLimit = 40
  private static let issueLimit = 3
  private static let outputLines = 20

  /// The compiler's messages, each with its meaning below it.
  static func diagnostics(_ exercise: Feedback.Exercise) -> [MessageBlock] {
    let shown = exercise.diagnostics.prefix(diagnosticLimit)
    let hidden = exercise.diagnostics.count - shown.count
    return shown.flatMap { diagnostic -> [MessageBlock] in
      let lines = cut(([diagnostic.headline] + diagnostic.excerpt).map(Sanitizer.block))
      return [.lines(lines)] + (diagnostic.explanation.map { [.prose($0)] } ?? [])
    } + (hidden == 0 ? [] : [.prose("… and \(hidden) more.")])
  }

  /// The last lines that the exercise printed.
  static func output(_ exercise: Feedback.Exercise) -> [String] {
    guard !exercise.output.trimmed.isEmpty else { return [] }
    let lines = Sanitizer.lines(of: exercise.output).map { TextLayout.cut($0, width: 200) }
    return Array(lines.suffix(outputLines))
  }

  /// The text of a check, each issue once. A check with many inputs can fail for all of them; the
  /// first ones show what it is about.
  static func blocks(_ check: Check) -> [MessageBlock] {
    var seen: [[MessageBlock]] = []
    for issue in check.issues {
      let blocks = MessageBlock.of(issue).map { block -> MessageBlock in
        if case .lines(let lines) = block { return .lines(cut(unindented(lines))) }
        return block
      }
      if !seen.contains(blocks) { seen.append(blocks) }
    }
    let hidden = seen.count - issueLimit
    return seen.prefix(issueLimit).flatMap { $0 }
      + (hidden > 0 ? [.prose("… and \(hidden) more of this kind.")] : [])
  }

  /// Without the spaces that all lines begin with.
  private static func unindented(_ lines: [String]) -> [String] {
    let depths = lines.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " }.count }
    guard let depth = depths.min() else { return lines }
    return lines.map { String($0.dropFirst(depth)) }
  }

  private static func cut(_ lines: [String]) -> [String] {
    let narrow = lines.map { TextLayout.cut($0, width: 400) }
    guard narrow.count > lineLimit else { return narrow }
    return narrow.prefix(lineLimit) + ["… and \(narrow.count - lineLimit) lines more"]
  }
}
