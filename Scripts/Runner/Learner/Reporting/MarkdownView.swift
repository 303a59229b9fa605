import WorkbookKit

/// A text in Markdown as lines for a terminal.
struct MarkdownView {
  let style: Style
  /// In columns; no line is wider.
  let width: Int
  /// The folder of the text, relative to the root, from which its links start.
  var folder = ""

  func lines(of markdown: Markdown) -> [String] {
    lines(of: markdown.blocks, width: max(10, width))
  }

  /// The lines of blocks with an empty one between them.
  private func lines(of blocks: [Markdown.Block], width: Int) -> [String] {
    Array(blocks.map { lines(of: $0, width: width) }.joined(separator: [""]))
  }

  private func lines(of block: Markdown.Block, width room: Int) -> [String] {
    // Lists within lists can leave nothing of a narrow terminal.
    let width = max(4, room)
    switch block {
    case .heading(let level, let text):
      let lines = TextLayout.fitted(inline.bold(text), width: width)
      let length = lines.map(ColouredText.columns).max() ?? 0
      let rule = String(repeating: level == 1 ? "═" : "─", count: length)
      return level < 3 ? lines + [style(rule, .dim)] : lines
    case .paragraph(let text):
      return text.lines.flatMap { TextLayout.fitted(inline.words($0), width: width) }
    case .code(let language, let code):
      return self.code(code.map { $0.replacing("\t", with: "    ") }, language, width: width)
    case .list(let items, let isLoose):
      return Array(items.map { item($0, width: width) }.joined(separator: isLoose ? [""] : []))
    case .quote(let blocks):
      return lines(of: blocks, width: width - 2).map { style("│ ", .dim) + $0 }
    case .table(let header, let rows):
      return TableView(header: header.map(inline.bold), rows: rows.map { $0.map(inline.words) })
        .lines(style, width: width)
    case .details(let summary, let blocks):
      return lines(of: [.paragraph("**\(summary)**")] + blocks, width: width)
    case .rule:
      return [style(String(repeating: "─", count: width), .dim)]
    }
  }

  private func item(_ item: Markdown.Item, width: Int) -> [String] {
    let hanging = item.marker.columns + 1
    let body = lines(of: item.blocks, width: width - hanging)
    let space = String(repeating: " ", count: hanging)
    return body.enumerated().map { index, line in
      index == 0 ? style(item.marker, .cyan) + " " + line : line.isEmpty ? line : space + line
    }
  }

  private func code(_ code: [String], _ language: String, width: Int) -> [String] {
    let margin = width < 60 ? 2 : 4
    let room = width - margin
    let fitted: [String]
    if language == "text" {
      fitted = drawing(code, width: room)
    } else {
      let lines =
        language == "swift" ? SwiftHighlighter.styled(code) : code.map { [StyledText($0)] }
      fitted = zip(code, lines).flatMap { line, pieces in
        // A continuation below is indented more, so that one sees where it belongs.
        TextLayout.fitted(
          style.words(pieces),
          width: room,
          hanging: min(line.indentation + 4, room / 2)
        )
      }
    }
    return fitted.map { $0.isEmpty ? $0 : String(repeating: " ", count: margin) + $0 }
  }

  /// A drawing that is broken over lines says nothing, so what does not fit is cut, once the space
  /// before all of it is gone.
  private func drawing(_ lines: [String], width: Int) -> [String] {
    let widest = lines.map { $0.columns }.max() ?? 0
    guard widest > width else { return lines }
    let space = lines.filter { !$0.trimmed.isEmpty }.map(\.indentation).min() ?? 0
    let moved = lines.map { $0.dedented(by: space) }
    guard widest - space > width else { return moved }
    let note = "(This drawing continues to the right: it is \(widest - space) columns wide.)"
    return moved.map { TextLayout.cut($0, width: width) }
      + TextLayout.wrapped(note, width: width).map { style($0, .dim) }
  }

  private var inline: InlineMarkdown { InlineMarkdown(style: style, target: target) }

  /// Links between files start at the file they are in, but a person starts at the root.
  private func target(_ link: String) -> String {
    guard !folder.isEmpty, !link.contains("://"), !link.hasPrefix("/") else { return link }
    return Files.resolved(link, in: folder)
  }
}
