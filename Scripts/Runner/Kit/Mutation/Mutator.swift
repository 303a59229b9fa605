/// A solution with one small change, which the suite ought to notice.
package struct Mutant: Equatable, Sendable {
  /// The solution with the change and without markers.
  package let text: String
  /// The line of the change in the marked solution.
  package let line: Int
  /// The change in one line, by which a list of equivalents names it.
  package let name: String
  package let kind: Kind
  /// The lines before and after the change.
  package let before: [String]
  package let after: [String]

  /// The kind of a change, in the words in which a person is told of it.
  package enum Kind: String, Sendable {
    case operation = "Another operator"
    case truth = "`true` and `false` exchanged"
    case number = "Another number"
    case deletion = "Left out"
    case swap = "In the other order"
    case noEffect = "Without the effect"
  }

  /// The change as a diff shows it.
  package var diff: String {
    (before.map { "- " + $0 } + after.map { "+ " + $0 }).joined(separator: "\n")
  }
}

/// One change of a text.
struct Edit: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A token or an expression is replaced.
    case replacement
    /// A statement is taken away.
    case deletion
    /// Two statements change their places.
    case swap
  }

  var kind: Kind
  var mutantKind: Mutant.Kind
  /// In bytes.
  var range: Range<Int>
  var replacement: String
  /// The first and the last line that it changes, counted from 1.
  var lines: ClosedRange<Int>
  /// For a swap, the line on which the second statement begins.
  var secondLine: Int?
}

/// Makes the mutants of a solution: one for each small change inside a region that a hurried hand
/// could make, and that still looks like Swift.
package struct Mutator {
  private let source: MarkedSource
  private let solution: AssembledText
  private let bytes: [UInt8]
  private let tokens: [Token]
  private let blocks: Blocks
  /// Lines that stay as they are.
  private var untested: [ClosedRange<Int>] = []
  /// Whether statements of many lines change their places, which says little to a learner.
  private var swapsLongStatements = true

  /// Makes those of a whole file without markers, such as a feature of the learner's own, but for
  /// its views and whatever else its tests do not run.
  package init(wholeFile text: String) {
    // The marker of the region would be before the first line.
    self.init(
      MarkedSource(segments: [.region(MarkedSource.Region(line: 0, solution: text.lines, stub: []))]
      )
    )
    untested = UntestedLines(blocks: blocks).ranges()
    swapsLongStatements = false
  }

  package init(_ source: MarkedSource) {
    self.source = source
    solution = source.assembled { $1.solution }
    bytes = Array(solution.text.utf8)
    tokens = Lexer.tokens(of: solution.text)
    blocks = Blocks(tokens)
  }

  /// All of them, in the order of their lines, no two with the same text.
  package func mutants() -> [Mutant] {
    var seen: Set<String> = [solution.text]
    let edits = tokenEdits() + StatementEdits(blocks: blocks, bytes: bytes).edits()
    return edits.filter { isInRegion($0.lines) && isWanted($0) }.sorted {
      ($0.lines.lowerBound, $0.range.lowerBound) < ($1.lines.lowerBound, $1.range.lowerBound)
    }
    .compactMap { edit in
      let mutant = mutant(edit)
      return seen.insert(mutant.text).inserted ? mutant : nil
    }
  }

  private func isWanted(_ edit: Edit) -> Bool {
    edit.kind != .swap || swapsLongStatements || edit.lines.count == 2
  }

  private func isInRegion(_ lines: ClosedRange<Int>) -> Bool {
    solution.regions.contains {
      $0.contains(lines.lowerBound) && $0.contains(lines.upperBound)
    } && !untested.contains { $0.overlaps(lines) }
  }

  // MARK: Tokens

  private static let swaps = [
    "+": "-", "-": "+", "+=": "-=", "-=": "+=", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "==": "!=", "!=": "==", "&&": "||", "||": "&&",
  ]

  private func tokenEdits() -> [Edit] {
    tokens.enumerated().compactMap { index, token in
      switch token.kind {
      case .operation:
        guard token.isInfix, let other = Self.swaps[token.text],
          // Without space on both sides it may be the bracket of a generic type.
          token.text != "<" && token.text != ">" || token.hasSpaceBefore
        else { return nil }
        return replace(token, by: other, .operation)
      case .word where token.text == "true" || token.text == "false":
        return replace(token, by: token.text == "true" ? "false" : "true", .truth)
      case .integer:
        return Int(token.text.replacing("_", with: "")).map {
          replace(token, by: "\($0 + 1)", .number)
        }
      default:
        return nil
      }
    }
  }

  private func replace(_ token: Token, by text: String, _ kind: Mutant.Kind) -> Edit {
    Edit(
      kind: .replacement,
      mutantKind: kind,
      range: token.range,
      replacement: text,
      lines: token.line...token.line
    )
  }

  // MARK: From an edit to a mutant

  private func mutant(_ edit: Edit) -> Mutant {
    var changed = bytes
    changed.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    let text = String(decoding: changed, as: UTF8.self)
    let old = solution.text.lines
    let new = text.lines
    let first = edit.lines.lowerBound - 1
    let rest = old.count - edit.lines.upperBound
    let before = Array(old[first..<edit.lines.upperBound])
    let after = Array(new[first..<max(first, new.count - rest)]).filter { !$0.trimmed.isEmpty }
    return Mutant(
      text: text,
      line: markedLine(edit.lines.lowerBound),
      name: name(edit, before: before, after: after),
      kind: edit.mutantKind,
      before: before,
      after: after
    )
  }

  /// The line in the marked file of a line of the solution.
  private func markedLine(_ line: Int) -> Int {
    solution.region(ofLine: line).map {
      source.regions[$0].line + 1 + line - solution.regions[$0].lowerBound
    } ?? line
  }

  private func name(_ edit: Edit, before: [String], after: [String]) -> String {
    let first = before.first?.trimmed ?? ""
    switch edit.kind {
    case .swap:
      let index = (edit.secondLine ?? edit.lines.upperBound) - edit.lines.lowerBound
      return "\(first) ⇄ \(before[index].trimmed)"
    case .deletion where after.isEmpty:
      return "\(first) → nothing"
    case .deletion, .replacement:
      return "\(first) → \(after.first?.trimmed ?? "nothing")"
    }
  }
}
