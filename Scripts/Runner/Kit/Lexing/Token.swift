/// A piece of Swift source, as far as colours, mutants and screening need to know it.
package struct Token: Equatable, Sendable {
  package enum Kind: Sendable {
    /// Names and keywords, also `$0` and `#file`.
    case word
    case integer
    case number
    /// A string, or a part of one that has interpolations; those are tokens of their own.
    case string
    case operation
    /// Brackets, comma, colon, semicolon, dot and the like.
    case mark
  }

  package var kind: Kind
  package var text: String
  /// Its place, in bytes.
  package var range: Range<Int>
  package var line: Int
  /// Whether it is the first token of its line.
  package var beginsLine: Bool
  package var hasSpaceBefore: Bool
  var hasSpaceAfter = true

  /// An operator between two operands: with space, or without any, on both sides.
  package var isInfix: Bool { kind == .operation && hasSpaceBefore == hasSpaceAfter }

  package func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
