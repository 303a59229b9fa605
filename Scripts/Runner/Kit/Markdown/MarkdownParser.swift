/// Reads the blocks of a text in Markdown, line by line.
struct MarkdownParser {
  private struct Line {
    /// Counted from 1.
    var number: Int
    var text: String
  }

  private var lines: ArraySlice<Line>
  /// Whether what is within the lines is looked at too.
  private let isStrict: Bool
  private var blocks: [Markdown.Block] = []
  private var problems: [Markdown.Problem] = []

  static func blocks(of text: String) -> [Markdown.Block] {
    var parser = MarkdownParser(text, isStrict: false)
    parser.read()
    return parser.blocks
  }

  static func problems(in text: String) -> [Markdown.Problem] {
    var parser = MarkdownParser(text, isStrict: true)
    parser.read()
    return parser.problems
  }

  private init(_ text: String, isStrict: Bool) {
    let lines = text.lines.enumerated().map { Line(number: $0.offset + 1, text: $0.element) }
    self.lines = lines[...]
    self.isStrict = isStrict
  }

  private init(_ lines: [Line], isStrict: Bool) {
    self.lines = lines[...]
    self.isStrict = isStrict
  }

  private var next: String? { lines.first?.text }

  private mutating func read() {
    while let line = next {
      let trimmed = line.trimmed
      if trimmed.isEmpty || trimmed.hasPrefix("<!--") && trimmed.hasSuffix("-->") {
        lines.removeFirst()
      } else if trimmed.hasPrefix("```") {
        readCode()
      } else if let heading = Self.heading(line) {
        check(heading.text)
        blocks.append(.heading(level: heading.level, text: heading.text))
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

  /// The blocks of lines within a block.
  private mutating func nested(_ inner: [Line]) -> [Markdown.Block] {
    var parser = MarkdownParser(inner, isStrict: isStrict)
    parser.read()
    problems += parser.problems
    return parser.blocks
  }

  private mutating func readCode() {
    let opening = lines.removeFirst()
    let marks = opening.text.trimmed.prefix { $0 == "`" }
    let language = opening.text.trimmed.dropFirst(marks.count).lowercased().trimmed
    if !Self.languages.contains(language) {
      let all = Self.languages.sorted().joined(separator: ", ")
      report("code in `\(language)` is not known, only in \(all).", line: opening.number)
    }
    var code: [String] = []
    var isClosed = false
    while let line = lines.popFirst() {
      isClosed = line.text.trimmed == marks
      if isClosed { break }
      code.append(line.text.dedented(by: opening.text.indentation))
    }
    if !isClosed { report("the code that begins here is not closed.", line: opening.number) }
    blocks.append(.code(language: language, lines: code))
  }

  private mutating func readQuote() {
    var inner: [Line] = []
    while let line = lines.first, line.text.trimmed.hasPrefix(">") {
      let text = line.text.trimmed.dropFirst().description.dedented(by: 1)
      inner.append(Line(number: line.number, text: text))
      lines.removeFirst()
    }
    blocks.append(.quote(nested(inner)))
  }

  /// Takes all up to the tag that closes it; what is in a fence is no tag.
  private mutating func readDetails() {
    let opening = lines.removeFirst()
    let summary = opening.text.wholeMatch(of: /\s*<details><summary>([^<]+)<\/summary>\s*/)?.1
    if summary == nil {
      report("what is folded begins with <details><summary>…</summary>.", line: opening.number)
    }
    var inner: [Line] = []
    var depth = 1
    var isInCode = false
    while let line = lines.popFirst() {
      let trimmed = line.text.trimmed
      if trimmed.hasPrefix("```") { isInCode.toggle() }
      if !isInCode, trimmed.hasPrefix("<details") { depth += 1 }
      if !isInCode, trimmed == "</details>" { depth -= 1 }
      if depth == 0 { break }
      inner.append(line)
    }
    if depth > 0 { report("what is folded here is not closed.", line: opening.number) }
    blocks.append(.details(summary: String(summary ?? ""), blocks: nested(inner)))
  }

  private mutating func readList() {
    var items: [Markdown.Item] = []
    var isLoose = false
    while let line = lines.first, let marker = Self.marker(line.text) {
      lines.removeFirst()
      var inner = [Line(number: line.number, text: marker.rest)]
      var blankLines = 0
      while let next = lines.first {
        if next.text.trimmed.isEmpty {
          blankLines += 1
          lines.removeFirst()
          continue
        }
        let belongs = next.text.indentation >= marker.width
        guard belongs || blankLines == 0 && !Self.beginsBlock(next.text) else { break }
        inner += Array(repeating: Line(number: next.number, text: ""), count: blankLines)
        if blankLines > 0 { isLoose = true }
        blankLines = 0
        inner.append(Line(number: next.number, text: next.text.dedented(by: marker.width)))
        lines.removeFirst()
      }
      items.append(Markdown.Item(marker: marker.text, blocks: nested(inner)))
      if blankLines > 0, next.flatMap(Self.marker) != nil { isLoose = true }
    }
    blocks.append(.list(items: items, isLoose: isLoose))
  }

  /// Whether a header is followed by a line such as `|---|:-:|`.
  private var beginsTable: Bool {
    guard let header = next, header.contains("|"), let rule = lines.dropFirst().first?.text
    else { return false }
    return rule.contains("-") && rule.contains("|") && rule.allSatisfy { "|-: ".contains($0) }
  }

  private mutating func readTable() {
    let header = readRow(columns: nil)
    lines.removeFirst()
    var rows: [[String]] = []
    while next?.contains("|") == true {
      let cells = readRow(columns: header.count) + Array(repeating: "", count: header.count)
      rows.append(Array(cells.prefix(header.count)))
    }
    blocks.append(.table(header: header, rows: rows))
  }

  private mutating func readRow(columns: Int?) -> [String] {
    let cells = Self.cells(next ?? "")
    if let columns, cells.count != columns {
      report("this row has \(cells.count) cells, and the table \(columns) columns.")
    }
    cells.forEach { check($0) }
    lines.removeFirst()
    return cells
  }

  private mutating func readParagraph() {
    var text = ""
    if next?.prefix(4) == "    " { report("indented code is not known: put it in a fence.") }
    let first = lines.first?.number
    while let line = next, !line.trimmed.isEmpty {
      guard text.isEmpty || !Self.beginsBlock(line) && !beginsTable else { break }
      if line.trimmed.allSatisfy({ $0 == "=" }) { report("a heading begins with #.") }
      lines.removeFirst()
      let isBroken = line.hasSuffix("  ") || line.hasSuffix("\\")
      let part = line.hasSuffix("\\") ? String(line.dropLast()).trimmed : line.trimmed
      text += (text.isEmpty || text.hasSuffix("\n") ? "" : " ") + part + (isBroken ? "\n" : "")
    }
    if text.hasSuffix("\n") { text.removeLast() }
    check(text, line: first)
    blocks.append(.paragraph(text))
  }

  /// Reports marks that mean nothing, and mark-up that is not known.
  private mutating func check(_ text: String, line: Int? = nil) {
    guard isStrict else { return }
    for span in Markdown.spans(of: text) {
      span.unknown.forEach { report($0, line: line) }
    }
  }

  /// - Parameter line: The line that comes next if it is nil.
  private mutating func report(_ message: String, line: Int? = nil) {
    let number = line ?? lines.first?.number ?? 1
    problems.append(Markdown.Problem(line: number, message: message))
  }
}

/// The forms of a single line.
extension MarkdownParser {
  private static let languages: Set = [
    "swift", "text", "diff", "sh", "console", "markdown", "mermaid",
  ]

  private static func heading(_ line: String) -> (level: Int, text: String)? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard (1...6).contains(level), rest.first == " " else { return nil }
    return (level, String(rest).trimmed)
  }

  private static func isRule(_ line: String) -> Bool {
    line.count > 2 && (line.allSatisfy { $0 == "-" } || line.allSatisfy { $0 == "*" })
  }

  /// The beginning of an item of a list: a number with its dot or a bullet, the indentation of the
  /// item's own text, and that text.
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
  package var indentation: Int { prefix { $0 == " " }.count }

  /// The line without so many spaces at its beginning, or without as many as it has.
  package func dedented(by count: Int) -> String {
    String(dropFirst(min(count, indentation)))
  }
}
