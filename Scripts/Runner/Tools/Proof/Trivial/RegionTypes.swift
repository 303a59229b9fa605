import WorkbookKit

/// Finds the regions that are expected to give a value, and of which type.
struct RegionTypes {
  /// A place for a value.
  struct Slot {
    /// As it is written, without space.
    let type: String
    /// The lines before the place, the text on the place's line before the value, and the lines
    /// after it.
    let before: [String]
    let prefix: String
    let after: [String]

    func text(with value: String) -> String {
      (before + [prefix + value] + after).joined(separator: "\n")
    }
  }

  private let source: AssembledText
  private let tokens: [Token]
  private let blocks: Blocks

  init(_ source: AssembledText) {
    self.source = source
    tokens = Lexer.tokens(of: source.text)
    blocks = Blocks(tokens)
  }

  /// The slot that a region fills; nil if it fills none.
  func slot(of region: Int) -> Slot? {
    guard !source.regions[region].isEmpty else { return nil }
    let lines = ClosedRange(source.regions[region])
    let own = tokens.indices.filter { lines.contains(tokens[$0].line) }
    guard let first = own.first, let last = own.last else { return nil }
    if let (type, equals) = constant(first...last) {
      return slot(type, lines, prefix: declaration(upTo: equals))
    }
    guard let brace = body(around: first), let type = resultType(of: brace) else { return nil }
    let closing = blocks.closing[brace] ?? 0
    let isWhole =
      tokens[brace].line < lines.lowerBound && closing == last + 1
      && tokens[brace].range.upperBound <= tokens[first].range.lowerBound
      && isFirst(first, after: brace)
    let statement = blocks.blocks.flatMap { $0.statements }
      .last { $0.tokens.upperBound == last + 1 && $0.tokens.lowerBound >= first }
    let endsWithReturn = statement.map { tokens[$0.tokens.lowerBound].isWord("return") } ?? false
    guard isWhole || endsWithReturn else { return nil }
    let indentation = String(source.text.lines[tokens[first].line - 1].prefix { $0 == " " })
    return slot(type, lines, prefix: indentation + "return ")
  }

  private func slot(_ type: String, _ lines: ClosedRange<Int>, prefix: String) -> Slot {
    let all = source.text.lines
    return Slot(
      type: type,
      before: Array(all[..<(lines.lowerBound - 1)]),
      prefix: prefix,
      after: Array(all[lines.upperBound...])
    )
  }

  /// Whether only a closure's parameters are between a brace and a token.
  private func isFirst(_ index: Int, after brace: Int) -> Bool {
    let between = tokens[(brace + 1)..<index]
    return between.isEmpty || between.last?.isWord("in") == true
  }

  // MARK: Constants

  /// The type and the equals sign of a region that is nothing but `let name: Type = …`.
  private func constant(_ range: ClosedRange<Int>) -> (type: String, equals: Int)? {
    let keywords = range.filter { tokens[$0].isWord("let") || tokens[$0].isWord("var") }
    guard keywords.count == 1, keywords[0] <= range.lowerBound + 2,
      let equals = range.first(where: { tokens[$0].text == "=" }),
      tokens[keywords[0] + 2].isMark(":"), equals > keywords[0] + 3
    else { return nil }
    return (text((keywords[0] + 3)..<equals), equals)
  }

  private func declaration(upTo equals: Int) -> String {
    let line = source.text.lines[tokens[equals].line - 1]
    return String(line.prefix { $0 != "=" }) + "= "
  }

  // MARK: Bodies

  /// The brace of the function, property or closure whose body holds a token.
  private func body(around index: Int) -> Int? {
    let braces = blocks.closing.filter { open, close in
      tokens[open].text == "{" && open < index && close > index
    }
    return braces.keys.sorted(by: >).first { brace in
      let header = blocks.header(before: brace)
      return !header.contains {
        ["switch", "if", "guard", "else", "for", "while", "do"].contains($0)
      }
    }
  }

  private func resultType(of brace: Int) -> String? {
    let header = blocks.header(before: brace)
    if header.contains("Reduce") || header.last == "Reduce" { return "Effect" }
    let isProperty = header.contains("var") && !header.contains("func")
    var start = brace - 1
    while start >= 0, tokens[start].text != "->", !(isProperty && tokens[start].isMark(":")) {
      // A text in brackets may be a part of the type; one in braces is not.
      let isBrace = tokens[start].isMark("{") || tokens[start].isMark("}")
      if isBrace || blocks.closing[start] != nil { return nil }
      start = (blocks.opening[start] ?? start) - 1
    }
    guard start > 0 else { return nil }
    let type = text((start + 1)..<brace)
    return type.isEmpty ? nil : type
  }

  private func text(_ range: Range<Int>) -> String {
    tokens[range].map { $0.text }.joined()
  }
}
