import WorkbookKit

/// Reads the blocks of a text in Markdown, line by line.
struct MarkdownParser {
  private var lines: ArraySlice<String>
  private var blocks: [Markdown.Block] = []

  static func blocks(of lines: [String]) -> [Markdown.Block] {
    var parser = MarkdownParser(lines: lines[...])
    parser.read()
    return parser.blocks
  }

  private mutating func read() {
    while let line = lines.first {
      let trimmed = line.trimmed
      if trimmed.isEmpty || trimmed.hasPrefix("<!--") && trimmed.hasSuffix("-->") {
        lines.removeFirst()
      } else if MarkdownLine.fence(line) != nil {
        readCode()
      } else if let heading = MarkdownLine.heading(line) {
        blocks.append(heading)
        lines.removeFirst()
      } else if MarkdownLine.isRule(line) {
        blocks.append(.rule)
        lines.removeFirst()
      } else if trimmed.hasPrefix(">") {
        readQuote()
      } else if trimmed.hasPrefix("<details") {
        readDetails()
      } else if MarkdownLine.Marker(line) != nil {
        readList()
      } else if beginsTable {
        readTable()
      } else {
        readParagraph()
      }
    }
  }

  private mutating func readCode() {
    guard let fence = MarkdownLine.fence(lines.removeFirst()) else { return }
    var code: [String] = []
    while let line = lines.popFirst() {
      if line.trimmed.hasPrefix(fence.marks), line.trimmed.allSatisfy({ $0 == fence.marks.first }) {
        break
      }
      code.append(MarkdownLine.dedented(line, by: fence.indentation))
    }
    blocks.append(.code(language: fence.language, lines: code))
  }

  private mutating func readQuote() {
    var inner: [String] = []
    while let line = lines.first, line.trimmed.hasPrefix(">") {
      let text = line.trimmed.dropFirst()
      inner.append(String(text.first == " " ? text.dropFirst() : text))
      lines.removeFirst()
    }
    blocks.append(.quote(Self.blocks(of: inner)))
  }

  /// Takes all up to the tag that closes it; what is in a fence is no tag.
  private mutating func readDetails() {
    let first = lines.removeFirst()
    let summary = first.between("<summary>", "</summary>") ?? ""
    var inner: [String] = []
    var depth = 1
    var fence: String?
    while let line = lines.popFirst() {
      if let open = fence {
        if line.trimmed.hasPrefix(open) { fence = nil }
      } else if let opening = MarkdownLine.fence(line) {
        fence = opening.marks
      } else if line.trimmed.hasPrefix("<details") {
        depth += 1
      } else if line.trimmed == "</details>" {
        depth -= 1
        if depth == 0 { break }
      }
      inner.append(line)
    }
    blocks.append(.details(summary: summary, blocks: Self.blocks(of: inner)))
  }

  private mutating func readList() {
    var items: [Markdown.Item] = []
    var isLoose = false
    while let line = lines.first, let marker = MarkdownLine.Marker(line) {
      lines.removeFirst()
      var inner = [marker.rest]
      var blankLines = 0
      while let next = lines.first {
        if next.trimmed.isEmpty {
          blankLines += 1
          lines.removeFirst()
          continue
        }
        let belongs = MarkdownLine.indentation(next) >= marker.width
        guard belongs || blankLines == 0 && !MarkdownLine.beginsBlock(next) else { break }
        inner += Array(repeating: "", count: blankLines)
        if blankLines > 0 { isLoose = true }
        blankLines = 0
        inner.append(MarkdownLine.dedented(next, by: marker.width))
        lines.removeFirst()
      }
      items.append(Markdown.Item(marker: marker.text, blocks: Self.blocks(of: inner)))
      if blankLines > 0, lines.first.flatMap(MarkdownLine.Marker.init) != nil { isLoose = true }
    }
    blocks.append(.list(items: items, isLoose: isLoose))
  }

  private var beginsTable: Bool {
    guard let line = lines.first, line.contains("|"), lines.count > 1 else { return false }
    return MarkdownLine.isTableRule(lines[lines.startIndex + 1])
  }

  private mutating func readTable() {
    let header = MarkdownLine.cells(lines.removeFirst())
    lines.removeFirst()
    var rows: [[String]] = []
    while let line = lines.first, line.contains("|"), !line.trimmed.isEmpty {
      let cells = MarkdownLine.cells(line)
      let missing = max(0, header.count - cells.count)
      rows.append(cells.prefix(header.count) + Array(repeating: "", count: missing))
      lines.removeFirst()
    }
    blocks.append(.table(header: header, rows: rows))
  }

  private mutating func readParagraph() {
    var text = ""
    while let line = lines.first, !line.trimmed.isEmpty {
      guard text.isEmpty || !MarkdownLine.beginsBlock(line) && !beginsTable else { break }
      lines.removeFirst()
      let isBroken = line.hasSuffix("  ") || line.hasSuffix("\\")
      let words = line.hasSuffix("\\") ? String(line.dropLast()).trimmed : line.trimmed
      text += (text.isEmpty || text.hasSuffix("\n") ? "" : " ") + words + (isBroken ? "\n" : "")
    }
    blocks.append(.paragraph(text.hasSuffix("\n") ? String(text.dropLast()) : text))
  }
}

extension String {
  /// The text between two marks.
  fileprivate func between(_ opening: String, _ closing: String) -> String? {
    guard let start = range(of: opening),
      let end = range(of: closing, range: start.upperBound..<endIndex)
    else { return nil }
    return String(self[start.upperBound..<end.lowerBound])
  }
}
