/// A solution with one small change, which the suite ought to notice.
struct Mutant: Equatable, Sendable {
  /// The solution with the change and without markers.
  let text: String
  /// The line of the change in the marked solution.
  let line: Int
  /// The change in one line, by which a list of equivalents names it.
  let name: String
  /// The lines that were, and what stands there now.
  let before: [String]
  let after: [String]

  /// The change as a diff shows it.
  var diff: String {
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
  /// In bytes.
  var range: Range<Int>
  var replacement: String
  /// The first and the last line that it changes, counted from 1.
  var lines: ClosedRange<Int>
  /// For a swap, the line on which the second statement begins.
  var secondLine: Int?
}
