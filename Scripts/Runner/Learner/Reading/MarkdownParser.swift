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
      } else if trimmed.hasPrefix("```") {
        readCode()
      } else if let heading = Self.heading(line) {
        blocks.append(heading)
        lines.removeFirst()
      } else if Self.isRule(trimmed) {
        blocks.append(.rule)
        lines.removeFirst()
      } else if trimmed.hasPrefix(">") {
        readQuote()
      } else if trimmed.hasPrefix("<details") {
        readDetails()
      } else if Self.marker(line) != nil {
        readList()
      } else if beginsTable {
        readTable()
      } else {
        readParagraph()
      }
    }
  }

  private mutating func readCode() {
    let opening = lines.removeFirst()
    let marks = opening.trimmed.prefix { $0 == "`" }
    let language = opening.trimmed.dropFirst(marks.count).lowercased().trimmed
    var code: [String] = []
    while let line = lines.popFirst(), line.trimmed != marks {
      code.append(line.dedented(by: opening.indentation))
    }
    blocks.append(.code(language: language, lines: code))
  }

  private mutating func readQuote() {
    var inner: [String] = []
    while let line = lines.first?.trimmed, line.hasPrefix(">") {
      inner.append(line.dropFirst().description.dedented(by: 1))
      lines.removeFirst()
    }
    blocks.append(.quote(Self.blocks(of: inner)))
  }

  /// Takes all up to the tag that closes it; what is in a fence is no tag.
  private mutating func readDetails() {
    let summary = lines.removeFirst().firstMatch(of: /<summary>(.*)<\/summary>/)?.1
    var inner: [String] = []
    var depth = 1
    var isInCode = false
    while let line = lines.popFirst() {
      let trimmed = line.trimmed
      if trimmed.hasPrefix("```") { isInCode.toggle() }
      if !isInCode, trimmed.hasPrefix("<details") { depth += 1 }
      if !isInCode, trimmed == "</details>" { depth -= 1 }
      if depth == 0 { break }
      inner.append(line)
    }
    blocks.append(.details(summary: String(summary ?? ""), blocks: Self.blocks(of: inner)))
  }

  private mutating func readList() {
    var items: [Markdown.Item] = []
    var isLoose = false
    while let line = lines.first, let marker = Self.marker(line) {
      lines.removeFirst()
      var inner = [marker.rest]
      var blankLines = 0
      while let next = lines.first {
        if next.trimmed.isEmpty {
          blankLines += 1
          lines.removeFirst()
          continue
        }
        let belongs = next.indentation >= marker.width
        guard belongs || blankLines == 0 && !Self.beginsBlock(next) else { break }
        inner += Array(repeating: "", count: blankLines)
        if blankLines > 0 { isLoose = true }
        blankLines = 0
        inner.append(next.dedented(by: marker.width))
        lines.removeFirst()
      }
      items.append(Markdown.Item(marker: marker.text, blocks: Self.blocks(of: inner)))
      if blankLines > 0, lines.first.flatMap(Self.marker) != nil { isLoose = true }
    }
    blocks.append(.list(items: items, isLoose: isLoose))
  }

  /// Whether a header is followed by a line such as `|---|:-:|`.
  private var beginsTable: Bool {
    guard let header = lines.first, header.contains("|"), let rule = lines.dropFirst().first
    else { return false }
    return rule.contains("-") && rule.contains("|") && rule.allSatisfy { "|-: ".contains($0) }
  }

  private mutating func readTable() {
    let header = Self.cells(lines.removeFirst())
    lines.removeFirst()
    var rows: [[String]] = []
    while let line = lines.first, line.contains("|") {
      let cells = Self.cells(line) + Array(repeating: "", count: header.count)
      rows.append(Array(cells.prefix(header.count)))
      lines.removeFirst()
    }
    blocks.append(.table(header: header, rows: rows))
  }

  private mutating func readParagraph() {
    var text = ""
    while let line = lines.first, !line.trimmed.isEmpty {
      guard text.isEmpty || !Self.beginsBlock(line) && !beginsTable else { break }
      lines.removeFirst()
      let isBroken = line.hasSuffix("  ") || line.hasSuffix("\\")
      let part = line.hasSuffix("\\") ? String(line.dropLast()).trimmed : line.trimmed
      text += (text.isEmpty || text.hasSuffix("\n") ? "" : " ") + part + (isBroken ? "\n" : "")
    }
    blocks.append(.paragraph(text.hasSuffix("\n") ? String(text.dropLast()) : text))
  }
}

/// What a single line may be.
extension MarkdownParser {
  private static func heading(_ line: String) -> Markdown.Block? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard (1...6).contains(level), rest.first == " " else { return nil }
    return .heading(level: level, text: String(rest).trimmed)
  }

  private static func isRule(_ line: String) -> Bool {
    line.count > 2 && (line.allSatisfy { $0 == "-" } || line.allSatisfy { $0 == "*" })
  }

  /// What begins an item of a list: a number with its dot or a bullet, how far the item's own text
  /// is indented, and that text.
  private static func marker(_ line: String) -> (text: String, width: Int, rest: String)? {
    guard let first = line.first(where: { $0 != " " }), "-*+".contains(first) || first.isNumber,
      let match = line.wholeMatch(of: /( *([-*+]|\d{1,9}\.)(?: {1,4}|$))(.*)/)
    else { return nil }
    let text = match.2.count == 1 ? "•" : String(match.2)
    return (text, match.1.count, String(match.3).trimmed)
  }

  /// The cells of a row; `\|` is a bar in a cell.
  private static func cells(_ line: String) -> [String] {
    let bar = "\u{0}"
    let cells = line.trimmed.replacing("\\|", with: bar)
      .split(separator: "|", omittingEmptySubsequences: false)
    let isOpen = (first: cells.first?.isEmpty == false, last: cells.last?.isEmpty == false)
    return cells.dropFirst(isOpen.first ? 0 : 1).dropLast(isOpen.last ? 0 : 1)
      .map { String($0).trimmed.replacing(bar, with: "|") }
  }

  /// Whether a line begins something else, also where it follows a paragraph without an empty line.
  private static func beginsBlock(_ line: String) -> Bool {
    let body = line.trimmed
    return heading(line) != nil || isRule(body) || marker(line) != nil
      || ["```", ">", "<details"].contains { body.hasPrefix($0) }
  }
}

extension String {
  var indentation: Int { prefix { $0 == " " }.count }

  /// The line without so many spaces at its beginning, or without as many as it has.
  func dedented(by count: Int) -> String {
    String(dropFirst(min(count, indentation)))
  }
}
