import WorkbookKit

/// A text in Markdown as lines for a terminal.
struct MarkdownView {
  let style: Style
  /// In columns; no line is wider.
  let width: Int
  /// The folder of the text, relative to the root, from which its links start.
  var folder = ""

  func lines(of markdown: Markdown) -> [String] {
    lines(of: markdown.blocks, width: max(10, width)).map { $0.rendered(style) }
  }

  /// The lines of blocks with an empty one between them.
  private func lines(of blocks: [Markdown.Block], width: Int) -> [StyledText] {
    Array(blocks.map { lines(of: $0, width: width) }.joined(separator: [StyledText()]))
  }

  private func lines(of block: Markdown.Block, width room: Int) -> [StyledText] {
    // Lists within lists can leave nothing of a narrow terminal.
    let width = max(4, room)
    switch block {
    case .heading(let level, let text):
      return heading(text, level: level, width: width)
    case .paragraph(let text):
      return inline(text).wrapped(width: width)
    case .code(let language, let code):
      return self.code(code, language: language, width: width)
    case .list(let items, let isLoose):
      let rows = items.map { item($0, width: width) }
      return Array(rows.joined(separator: isLoose ? [StyledText()] : []))
    case .quote(let blocks):
      return lines(of: blocks, width: width - 2).map { StyledText("│ ", .dim) + $0 }
    case .table(let header, let rows):
      let cells = rows.map { $0.map(inline) }
      return TableView(header: header.map(inline), rows: cells).lines(width: width)
    case .details(let summary, let blocks):
      return inline("**\(summary)**").wrapped(width: width) + [StyledText()]
        + lines(of: blocks, width: width)
    case .rule:
      return [StyledText(String(repeating: "─", count: width), .dim)]
    }
  }

  private func heading(_ text: String, level: Int, width: Int) -> [StyledText] {
    let lines = inline(text).wrapped(width: width).map { line in
      StyledText(letters: line.letters.map { StyledText.Letter(bold: $0.character) })
    }
    guard level < 3 else { return lines }
    let length = lines.map { $0.columns }.max() ?? 0
    return lines + [StyledText(String(repeating: level == 1 ? "═" : "─", count: length), .dim)]
  }

  private func item(_ item: Markdown.Item, width: Int) -> [StyledText] {
    let hanging = item.marker.columns + 1
    let body = lines(of: item.blocks, width: width - hanging)
    let space = StyledText(String(repeating: " ", count: hanging))
    return body.enumerated().map { index, line in
      index == 0
        ? StyledText(item.marker, .cyan) + StyledText(" ") + line
        : line.isEmpty ? line : space + line
    }
  }

  private func code(_ code: [String], language: String, width: Int) -> [StyledText] {
    let margin = width < 60 ? 2 : 4
    let space = StyledText(String(repeating: " ", count: margin))
    let fitted =
      language == "text"
      ? drawing(code.map { $0.untabbed }, width: width - margin)
      : lines(of: code, language: language).flatMap { $0.wrappedAsCode(width: width - margin) }
    return fitted.map { $0.isEmpty ? $0 : space + $0 }
  }

  private func lines(of code: [String], language: String) -> [StyledText] {
    language == "swift" ? SwiftHighlighter.lines(of: code) : code.map { StyledText($0.untabbed) }
  }

  /// A drawing that is broken over lines says nothing, so what does not fit is cut, once the space
  /// before all of it is gone.
  private func drawing(_ lines: [String], width: Int) -> [StyledText] {
    let widest = lines.map { $0.columns }.max() ?? 0
    guard widest > width else { return lines.map { StyledText($0) } }
    let space = lines.filter { !$0.trimmed.isEmpty }.map(MarkdownLine.indentation).min() ?? 0
    let moved = lines.map { StyledText(MarkdownLine.dedented($0, by: space)) }
    guard widest - space > width else { return moved }
    let note = "(This drawing goes on to the right: it is \(widest - space) columns wide.)"
    return moved.map { $0.cut(width: width) } + StyledText(note, .dim).wrapped(width: width)
  }

  private func inline(_ text: String) -> StyledText {
    InlineMarkdown(hasColour: style.hasColour, target: target).styled(text)
  }

  /// Links between files start at the file they stand in, but a person starts at the root.
  private func target(_ link: String) -> String {
    guard !folder.isEmpty, !link.contains("://"), !link.hasPrefix("/") else { return link }
    let path = link.prefix { $0 != "#" }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

extension StyledText.Letter {
  fileprivate init(bold character: Character) {
    self.init(character: character, colour: .bold)
  }
}

extension String {
  /// Tabs would take a width that depends on where they stand.
  fileprivate var untabbed: String {
    contains("\t")
      ? split(separator: "\t", omittingEmptySubsequences: false)
        .joined(separator: "    ") : self
  }
}
