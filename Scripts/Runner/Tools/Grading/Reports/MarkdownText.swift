import WorkbookKit

/// Text for Markdown (CommonMark), in which nothing acts as mark-up that is not meant to.
enum MarkdownText {
  /// A text on one line, with a backslash before every sign that could begin something. CommonMark
  /// lets any sign of ASCII's punctuation be escaped.
  static func escaped(_ text: String) -> String {
    escaped(Sanitizer.line(text), "\\`*_{}[]<>()#+-.!|~&@:$^=\"'")
  }

  /// A sentence; what it puts between backticks stays code.
  static func sentence(_ text: String) -> String {
    Inline.pieces(of: Sanitizer.line(text)).map { piece in
      switch piece {
      case .words(let words): lightlyEscaped(words)
      case .code(let code): "`\(code)`"
      }
    }
    .joined()
  }

  /// Code on one line, between marks that are longer than any in it.
  static func code(_ text: String) -> String {
    let line = Sanitizer.line(text)
    let longest = longestRun(of: line)
    guard longest > 0 else { return "`\(line)`" }
    let mark = String(repeating: "`", count: longest + 1)
    return "\(mark) \(line) \(mark)"
  }

  /// Lines as they are, between fences that are longer than any in them.
  static func fenced(_ lines: [String]) -> [String] {
    let longest = lines.map(longestRun).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + "text"] + lines + [fence]
  }

  /// Escapes only what means something within a paragraph, so that the source reads well too.
  private static func lightlyEscaped(_ text: String) -> String {
    escaped(text, "\\`*_[]<>&|~#")
  }

  /// Goes by scalars: a sign with an accent on it is another character for Swift, and the same sign
  /// for Markdown.
  private static func escaped(_ text: String, _ signs: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if signs.unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static func longestRun(of line: String) -> Int {
    var longest = 0
    var current = 0
    for scalar in line.unicodeScalars {
      current = scalar == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
