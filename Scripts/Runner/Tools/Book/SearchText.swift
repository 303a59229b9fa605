import WorkbookKit

/// Markdown as the text that is searched.
enum SearchText {
  /// The text of a line, without mark-up and breaks.
  static func plain(_ text: String) -> String {
    Markdown.spans(of: text).map(\.plain).joined().replacing("\n", with: " ")
  }

  /// The text of a block; empty if an excerpt of it would say too much, or nothing.
  static func plain(_ block: Markdown.Block) -> String {
    switch block {
    case .heading(_, let text), .paragraph(let text): plain(text)
    case .code("mermaid", _), .rule: ""
    case .code(_, let lines): joined(lines.map(\.trimmed))
    case .list(let items, _): joined(items.flatMap(\.blocks).map(plain))
    case .quote(let blocks): joined(blocks.map(plain))
    case .table(let header, let rows): joined(([header] + rows).joined().map(plain))
    case .details(Markdown.textForm, _): ""
    case .details(let summary, let blocks):
      isAside(block) ? "" : joined([summary] + blocks.map(plain))
    }
  }

  static func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a block is a hint or an answer, which nobody is to read by chance.
  static func isAside(_ block: Markdown.Block) -> Bool {
    guard case .details(let summary, _) = block else { return false }
    return summary.hasPrefix("Hint") || summary == "Why?"
  }
}
