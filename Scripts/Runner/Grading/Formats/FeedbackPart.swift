/// How much of a result is shown to a learner: enough to go on, and never a wall.
enum FeedbackPart {
  /// The first errors are often the cause of the others.
  private static let mostDiagnostics = 4
  private static let mostLines = 40
  private static let outputLines = 20

  static func diagnostics(_ exercise: Feedback.Exercise) -> [String] {
    let shown = exercise.diagnostics.prefix(mostDiagnostics)
    let rows = shown.flatMap { [$0.headline] + $0.excerpt }.map(Readable.block)
    let hidden = exercise.diagnostics.count - shown.count
    return cut(rows) + (hidden == 0 ? [] : ["… and \(hidden) more"])
  }

  /// The last lines that the exercise printed.
  static func output(_ exercise: Feedback.Exercise) -> [String] {
    guard !exercise.output.trimmed.isEmpty else { return [] }
    let lines = PrintedText.lines(of: exercise.output).map { TextLayout.cut($0, width: 200) }
    return lines.suffix(outputLines).map(Readable.block)
  }

  /// What a check says, each issue once.
  static func blocks(_ check: Check) -> [MessageBlock] {
    var seen: [[MessageBlock]] = []
    for issue in check.issues {
      let blocks = MessageBlock.of(issue).map { block -> MessageBlock in
        if case .lines(let lines) = block { return .lines(cut(lines)) }
        return block
      }
      if !seen.contains(blocks) { seen.append(blocks) }
    }
    return seen.flatMap { $0 }
  }

  private static func cut(_ lines: [String]) -> [String] {
    let narrow = lines.map { TextLayout.cut($0, width: 400) }
    guard narrow.count > mostLines else { return narrow }
    return narrow.prefix(mostLines) + ["… and \(narrow.count - mostLines) lines more"]
  }
}
