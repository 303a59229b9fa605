import WorkbookKit

/// Colours Swift source: keywords, types, strings, numbers and comments.
enum SwiftHighlighter {
  /// The lines of a piece of source.
  static func lines(of code: [String]) -> [[StyledText]] {
    let text = code.joined(separator: "\n")
    let bytes = Array(text.utf8)
    var lines: [[StyledText]] = [[]]
    func add(_ text: String, _ colour: Style.Colour?) {
      for (index, part) in text.lines.enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(StyledText(part, colour)) }
      }
    }
    // Between the tokens is space, or a comment.
    func addGap(_ range: Range<Int>) {
      let gap = String(decoding: bytes[range], as: UTF8.self)
      add(gap, gap.contains("/") ? .dim : nil)
    }
    var end = 0
    for token in Lexer.tokens(of: text) {
      addGap(end..<token.range.lowerBound)
      add(token.text, colour(of: token))
      end = token.range.upperBound
    }
    addGap(end..<bytes.count)
    return lines
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
