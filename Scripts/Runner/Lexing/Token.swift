/// A piece of Swift source, as far as colours, mutants and screening need to know it.
struct Token: Equatable, Sendable {
  enum Kind: Sendable {
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

  var kind: Kind
  var text: String
  /// Where it stands, in bytes.
  var range: Range<Int>
  var line: Int
  /// Whether nothing but space stands before it on its line.
  var beginsLine: Bool
  var hasSpaceBefore: Bool
  var hasSpaceAfter = true

  /// An operator between two operands: with space, or without any, on both sides.
  var isInfix: Bool { kind == .operation && hasSpaceBefore == hasSpaceAfter }

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
