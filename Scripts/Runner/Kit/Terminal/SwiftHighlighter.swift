/// Cuts Swift source into pieces that are shown alike: keywords, types, strings, numbers, comments.
package enum SwiftHighlighter {
  package enum Role: String, Sendable {
    case plain
    case keyword
    case type
    case string
    case number
    case comment
  }

  package struct Piece: Equatable, Sendable {
    package var text: String
    package var role: Role
  }

  /// The lines of a piece of source, without a letter changed.
  package static func lines(of code: [String]) -> [[Piece]] {
    let text = code.joined(separator: "\n")
    let bytes = Array(text.utf8)
    var lines: [[Piece]] = [[]]
    func add(_ text: String, _ role: Role) {
      for (index, part) in text.lines.enumerated() {
        if index > 0 { lines.append([]) }
        if part.isEmpty { continue }
        let last = lines.count - 1
        if let piece = lines[last].last, piece.role == role {
          lines[last][lines[last].count - 1].text += part
        } else {
          lines[last].append(Piece(text: part, role: role))
        }
      }
    }
    // Between the tokens is space, or a comment.
    func addGap(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      let gap = String(decoding: bytes[range], as: UTF8.self)
      add(gap, gap.utf8.contains(UInt8(ascii: "/")) ? .comment : .plain)
    }
    var end = 0
    for token in Lexer.tokens(of: text) {
      addGap(end..<token.range.lowerBound)
      add(token.text, role(of: token))
      end = token.range.upperBound
    }
    addGap(end..<bytes.count)
    return lines
  }

  private static func role(of token: Token) -> Role {
    switch token.kind {
    case .string: .string
    case .integer, .number: .number
    case .word where keywords.contains(token.text): .keyword
    case .word where token.text.first?.isUppercase == true: .type
    case .word where token.text.hasPrefix("#"): .keyword
    case .word, .operation, .mark: .plain
    }
  }

  static let keywords: Set<String> = [
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
