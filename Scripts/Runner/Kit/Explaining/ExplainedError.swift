/// A message of the compiler with the explanation that was found for it.
struct ExplainedError {
  let diagnostic: Diagnostic
  let mistake: Mistake
  /// Nil where nothing is known about it.
  let found: (id: String, explanation: Explanation)?
  /// Whether what is known about it was looked up in the code.
  let isLookedUp: Bool
  let bearing: Bearing

  init(_ diagnostic: Diagnostic, in code: ExplainedCode) {
    self.diagnostic = diagnostic
    mistake = Mistake(diagnostic, in: code)
    let isNote = diagnostic.severity == .note
    let looked = isNote ? nil : Self.lookedUp(mistake)
    let row = isNote || looked != nil ? nil : Self.row(for: mistake)
    found = looked.map { ($0.rule.id, $0.explanation) } ?? row.map { ($0.id, $0.explanation) }
    isLookedUp = looked != nil
    bearing = looked?.rule.bearing ?? row?.bearing ?? []
  }

  /// The name of the explanation; empty if there is none.
  var id: String { found?.id ?? "" }
  var line: Int { diagnostic.line }
  var message: String { diagnostic.message }

  private static func lookedUp(
    _ mistake: Mistake
  ) -> (rule: CheckedRule, explanation: Explanation)? {
    CheckedRule.all.lazy.compactMap { rule in rule.explain(mistake).map { (rule, $0) } }.first
  }

  /// The row of the page of messages, filled with the names of the message.
  private static func row(for mistake: Mistake) -> MessagePage.Row? {
    guard var row = mistake.code.forms.page.row(for: mistake.message, in: mistake.line) else {
      return nil
    }
    row.explanation = row.explanation(of: mistake.message)
    if row.isOnce { row.explanation.cause = row.explanation.text }
    return row
  }

  /// The message as the learner sees it: with its explanation, at the line of the cause.
  var shown: Diagnostic {
    guard let found else { return diagnostic }
    var shown = diagnostic
    // These list whatever has the same name.
    shown.notes.removeAll { $0.message.contains("candidate would match if") }
    (shown.explanationID, shown.explanation) = (found.id, found.explanation.sentences)
    shown.excerpt = nearby
    let code = mistake.code
    if let line = found.explanation.line, line != diagnostic.line, diagnostic.file == code.file {
      (shown.line, shown.column) = (line, 1)
      shown.excerpt = ["\(line) | \(code.line(line))"]
      shown.notes = []
    }
    return shown
  }

  /// The excerpt without lines that are there for a note about another place.
  private var nearby: [String] {
    var parts: [[String]] = [[]]
    for row in diagnostic.excerpt {
      if row.trimmed == ":" { parts.append([]) } else { parts[parts.count - 1].append(row) }
    }
    let near = parts.first { rows in
      rows.contains { row in Int(String(row.prefix { $0 != "|" }).trimmed) == diagnostic.line }
    }
    return near ?? diagnostic.excerpt
  }
}
