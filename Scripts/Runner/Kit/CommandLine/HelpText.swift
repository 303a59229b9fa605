/// The help of a command, laid out for a width. Its source has two columns, such as an option and what it
/// does, and paragraphs, at any width.
struct HelpText {
  private enum Block: Equatable {
    case blank
    case entry(indent: Int, term: String, meaning: String)
    case paragraph(indent: Int, text: String)
  }

  private var blocks: [Block] = []
  /// The word that starts the runner.
  private static let program = "Scripts/workbook"
  /// A longer term at the margin has a line of its own, and so has one with an indent.
  private static let longestTerm = (atMargin: 32, indented: 40)
  /// Columns in which a meaning can be read.
  private static let leastMeaning = 24

  init(_ text: String) {
    var column = 0
    let text = text.replacing("`workbook ", with: "`\(Self.program) ")
    for (line, next) in zip(text.lines, text.lines.dropFirst() + [""]) {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      if words.isEmpty {
        blocks.append(.blank)
        column = 0
      } else if column > 0, indent >= column {
        continueEntry(with: String(words))
      } else if let start = Self.meaning(in: line, after: indent, known: column) {
        column = start
        let term = String(line.prefix(start)).trimmed
        add(indent, term, String(line.dropFirst(start)))
      } else if words.hasPrefix("workbook") {
        column = max(column, next.prefix { $0 == " " }.count)
        add(indent, String(words), "")
      } else {
        addParagraph(indent, String(words))
      }
    }
  }

  /// The place of the meaning in a line with two columns: where that of the line before is, or behind
  /// two blanks.
  private static func meaning(in line: String, after indent: Int, known column: Int) -> Int? {
    let characters = Array(line)
    if line.hasPrefix("workbook"), column > 0, characters.count > column,
      characters[column - 1] == " ", characters[column] != " ", characters[column] != "-"
    {
      return column
    }
    let start = line.dropFirst(indent)
    if let option = start.prefixMatch(of: #/--[a-z-]+( [A-Z]+)? +(?=\S)/#), option.1 != nil {
      return line.distance(from: line.startIndex, to: option.range.upperBound)
    }
    guard let gap = start.firstRange(of: "  ") else { return nil }
    let end = line[gap.upperBound...].firstIndex { $0 != " " }
    return end.map { line.distance(from: line.startIndex, to: $0) }
  }

  private mutating func add(_ indent: Int, _ term: String, _ meaning: String) {
    let isProgram = term == "workbook" || term.hasPrefix("workbook ")
    let typed = isProgram ? Self.program + term.dropFirst("workbook".count) : term
    blocks.append(.entry(indent: indent, term: typed, meaning: meaning))
  }

  private mutating func continueEntry(with words: String) {
    guard case .entry(let indent, let term, let meaning)? = blocks.last else {
      return addParagraph(0, words)
    }
    let joined = meaning.isEmpty ? words : meaning + " " + words
    blocks[blocks.count - 1] = .entry(indent: indent, term: term, meaning: joined)
  }

  private mutating func addParagraph(_ indent: Int, _ words: String) {
    if case .paragraph(indent, let text)? = blocks.last,
      !words.hasPrefix("Example"), !words.hasPrefix(Self.program)
    {
      blocks[blocks.count - 1] = .paragraph(indent: indent, text: text + " " + words)
    } else {
      blocks.append(.paragraph(indent: indent, text: words))
    }
  }

  /// - Parameter width: In columns.
  func lines(width: Int) -> [String] {
    blocks.indices.flatMap { index -> [String] in
      switch blocks[index] {
      case .blank: [""]
      case .paragraph(let indent, let text): Self.wrapped(text, indent: indent, width: width)
      case .entry(let indent, let term, let meaning):
        entry(indent, term, meaning, column: column(at: index), width)
      }
    }
  }

  /// The column of the meanings of entries that stand together.
  private func column(at index: Int) -> Int {
    func ends(_ places: some Sequence<Int>) -> [Int] {
      places.lazy.map { blocks[$0] }.prefix { $0 != .blank }.compactMap { block in
        guard case .entry(let indent, let term, _) = block else { return nil }
        let longest = indent == 0 ? Self.longestTerm.atMargin : Self.longestTerm.indented
        guard term.columns <= longest else { return nil }
        return indent + term.columns + 2
      }
    }
    let all = ends(index..<blocks.count) + ends((0..<index).reversed())
    return all.max() ?? 4
  }

  private func entry(
    _ indent: Int,
    _ term: String,
    _ meaning: String,
    column: Int,
    _ width: Int
  ) -> [String] {
    let start = String(repeating: " ", count: indent) + term
    if meaning.isEmpty { return [start] }
    let isBeside = column + Self.leastMeaning <= width
    let lines = Self.wrapped(meaning, indent: isBeside ? column : indent + 4, width: width)
    guard isBeside, start.columns < column else { return [start] + lines }
    return [start.padded(to: column) + lines[0].dropFirst(column)] + lines.dropFirst()
  }

  private static func wrapped(_ text: String, indent: Int, width: Int) -> [String] {
    TextLayout.wrapped(
      words: text.split(separator: " ").map(String.init),
      separator: " ",
      width: max(width - indent, leastMeaning / 2)
    )
    .map { String(repeating: " ", count: indent) + $0 }
  }
}
