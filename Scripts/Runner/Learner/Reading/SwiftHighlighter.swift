import WorkbookKit

/// Colours Swift source: keywords, types, strings, numbers and comments.
enum SwiftHighlighter {
  /// The lines of a piece of source, each by itself.
  static func lines(of code: [String]) -> [StyledText] {
    let text = code.joined(separator: "\n")
    let bytes = Array(text.utf8)
    var result = StyledText()
    var end = 0
    for token in Lexer.tokens(of: text) {
      result += gap(bytes[end..<token.range.lowerBound])
      result += StyledText(token.text, colour(of: token))
      end = token.range.upperBound
    }
    result += gap(bytes[end...])
    return result.letters
      .split(omittingEmptySubsequences: false) { $0.character == "\n" }
      .map { StyledText(letters: $0) }
  }

  /// Between the tokens is space, or a comment.
  private static func gap(_ bytes: ArraySlice<UInt8>) -> StyledText {
    let text = String(decoding: bytes, as: UTF8.self)
    return StyledText(text, text.contains("/") ? .dim : nil)
  }

  private static func colour(of token: Token) -> Style.Colour? {
    switch token.kind {
    case .string: .red
    case .integer, .number: .yellow
    case .word where keywords.contains(token.text): .magenta
    case .word where token.text.first?.isUppercase == true: .green
    case .word where token.text.hasPrefix("#"): .magenta
    case .word, .operation, .mark: nil
    }
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
    "if", "import", "in", "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let",
    "mutating", "nil", "nonisolated", "open", "operator", "override", "package", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "sending",
    "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
