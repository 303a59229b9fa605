import WorkbookKit

/// Code as HTML, Swift in colours.
enum CodeHTML {
  /// Code within a text.
  static func block(_ lines: [String], language: String) -> String {
    let rows = html(lines, language: language)
    let name = language.isEmpty ? "text" : language
    return
      "<pre tabindex=\"0\" class=\"\(name)\"><code>\(rows.joined(separator: "\n"))</code></pre>\n"
  }

  /// A whole file, each line with its number and a name to link to.
  static func file(_ text: String, language: String) -> String {
    var lines = text.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    let rows = zip(lines, html(lines, language: language)).enumerated().map { index, row in
      "<span id=\"L\(index + 1)\"\(indent(row.0))>\(row.1)\n</span>"
    }
    return "<pre tabindex=\"0\" class=\"file\"><code>\(rows.joined())</code></pre>\n"
  }

  /// The changes of a file, each line with its sign.
  static func diff(_ diff: UnifiedDiff) -> String {
    let rows = diff.hunks.flatMap { hunk in
      ["<span class=\"c\">\(hunk.heading)</span>"]
        + hunk.lines.map { line in
          switch line {
          case .same(let text): text.isEmpty ? "" : " " + XMLText.escaped(text)
          case .removed(let text): "<del>-\(XMLText.escaped(text))</del>"
          case .added(let text): "<ins>+\(XMLText.escaped(text))</ins>"
          }
        }
    }
    return "<pre tabindex=\"0\" class=\"diff\"><code>\(rows.joined(separator: "\n"))</code></pre>\n"
  }

  /// Says where a long line goes on if it is broken.
  private static func indent(_ line: String) -> String {
    line.count > 90 ? " style=\"--indent: \(line.indentation)\"" : ""
  }

  private static func html(_ lines: [String], language: String) -> [String] {
    switch language {
    case "swift":
      SwiftHighlighter.lines(of: lines).map { line in line.map(piece).joined() }
    case "console":
      lines.map { line in
        line.hasPrefix("$ ") ? "<b>\(XMLText.escaped(line))</b>" : XMLText.escaped(line)
      }
    default:
      lines.map(XMLText.escaped)
    }
  }

  private static func piece(_ piece: SwiftHighlighter.Piece) -> String {
    let text = XMLText.escaped(piece.text)
    return switch piece.role {
    case .plain: text
    case .keyword: "<span class=\"k\">\(text)</span>"
    case .type: "<span class=\"t\">\(text)</span>"
    case .string: "<span class=\"s\">\(text)</span>"
    case .number: "<span class=\"n\">\(text)</span>"
    case .comment: "<span class=\"c\">\(text)</span>"
    }
  }
}
