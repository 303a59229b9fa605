/// A source with one small change, which tests ought to notice.
package struct Mutant: Equatable, Sendable {
  /// The source with the change.
  package let text: String
  /// The first line of the change, counted from 1.
  package let line: Int
  package let kind: Kind
  /// The lines before and after the change.
  package let before: [String]
  package let after: [String]
  /// Whether it changes what a view does.
  package var isOfAView = false

  /// The kind of a change, in the words in which a person is told of it.
  package enum Kind: String, Sendable {
    case operation = "Another operator"
    case truth = "`true` and `false` exchanged"
    case number = "Another number"
    case deletion = "Left out"
    case swap = "In the other order"
    case noEffect = "Without the effect"
  }

  /// The lines of the source that it changes, counted from 1.
  package var lines: Range<Int> { line..<(line + before.count) }

  /// The change as a diff shows it.
  package var diff: String {
    (before.map { "- " + $0 } + after.map { "+ " + $0 }).joined(separator: "\n")
  }
}

/// One change of a text.
struct Edit: Equatable, Sendable {
  var kind: Mutant.Kind
  /// In bytes.
  var range: Range<Int>
  var replacement: String
  /// The first and the last line that it changes, counted from 1.
  var lines: ClosedRange<Int>
}

/// Makes the mutants of a feature or a project: one for each small change that a hurried hand could
/// make, and that still looks like Swift, but for its views and whatever else its tests do not run.
package struct Mutator {
  private let text: String
  private let bytes: [UInt8]
  private let tokens: [Token]
  private let blocks: Blocks
  /// Lines that stay as they are.
  private let untested: [ClosedRange<Int>]
  private let actions: ViewActions

  package init(of text: String) {
    self.text = text
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: text)
    blocks = Blocks(tokens)
    let lines = UntestedLines(blocks: blocks)
    untested = lines.ranges()
    actions = ViewActions(blocks: blocks, views: lines.views)
  }

  /// All of them, in the order of their lines, no two with the same text.
  package func mutants() -> [Mutant] {
    let edits = tokenEdits() + StatementEdits(blocks: blocks, bytes: bytes).edits()
    return mutants(edits.filter { isTested($0.lines) && isWanted($0) })
  }

  /// One for each decision in the code of views that does something, such as the closure of a button:
  /// its conditions, its numbers, and what it assigns. What it sends stays.
  package func mutantsOfViews() -> [Mutant] {
    let edits =
      tokenEdits(where: actions.decides)
      + StatementEdits(blocks: blocks, bytes: bytes).edits(of: actions)
    return mutants(edits).map { mutant in
      var mutant = mutant
      mutant.isOfAView = true
      return mutant
    }
  }

  private func mutants(_ edits: [Edit]) -> [Mutant] {
    var seen: Set<String> = [text]
    return edits.sorted {
      ($0.lines.lowerBound, $0.range.lowerBound) < ($1.lines.lowerBound, $1.range.lowerBound)
    }
    .compactMap { edit in
      let mutant = mutant(edit)
      return seen.insert(mutant.text).inserted ? mutant : nil
    }
  }

  /// Those that a person can be asked about. Whoever leaves out half of the code asks nothing.
  package func mutantsToAskAbout() -> [Mutant] {
    mutants().filter { !$0.isOfADeclaration && $0.before.count < 4 }
  }

  /// Whether a change says something to a learner: statements of many lines that change their places
  /// say little.
  private func isWanted(_ edit: Edit) -> Bool {
    edit.kind != .swap || edit.lines.count == 2
  }

  /// Whether tests of a store reach these lines, counted from 1.
  package func isTested(_ lines: ClosedRange<Int>) -> Bool {
    !untested.contains { $0.overlaps(lines) }
  }

  // MARK: Tokens

  private static let swaps = [
    "+": "-", "-": "+", "+=": "-=", "-=": "+=", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "==": "!=", "!=": "==", "&&": "||", "||": "&&",
  ]

  private func tokenEdits(where isWanted: (Int) -> Bool = { _ in true }) -> [Edit] {
    tokens.enumerated().filter { isWanted($0.offset) }.compactMap { _, token in
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
      kind: kind,
      range: token.range,
      replacement: text,
      lines: token.line...token.line
    )
  }

  // MARK: From an edit to a mutant

  private func mutant(_ edit: Edit) -> Mutant {
    var changed = bytes
    changed.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    let changedText = String(decoding: changed, as: UTF8.self)
    let old = text.lines
    let new = changedText.lines
    let first = edit.lines.lowerBound - 1
    let rest = old.count - edit.lines.upperBound
    let after = Array(new[first..<max(first, new.count - rest)]).filter { !$0.trimmed.isEmpty }
    return Mutant(
      text: changedText,
      line: edit.lines.lowerBound,
      kind: edit.kind,
      before: Array(old[first..<edit.lines.upperBound]),
      after: after
    )
  }
}
