import WorkbookKit

/// Makes slips in the lines of a solution that learners write.
struct SlipMaker {
  private let solution: AssembledText
  private let bytes: [UInt8]
  private let tokens: [Token]
  private let lines: [String]
  /// For each opening bracket the one that closes it.
  private let closings: [Int: Int]
  /// The choice among slips, where there are more than wanted, and among letters to misspell.
  private let seed: Int

  init(_ source: MarkedSource, seed: Int = 0) {
    self.seed = seed
    solution = source.assembled { $1.solution }
    bytes = Array(solution.text.utf8)
    tokens = Lexer.tokens(of: solution.text)
    lines = solution.text.lines
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if "({[".contains(token.text) { open.append(index) }
      if ")}]".contains(token.text), let start = open.popLast() { closings[start] = index }
    }
    self.closings = closings
  }

  /// - Parameter limit: At most so many of a kind, taken evenly from the whole solution.
  func slips(atMost limit: Int) -> [Slip] {
    var seen: Set<String> = [solution.text]
    return Slip.Kind.allCases.flatMap { kind -> [Slip] in
      let all = tokens.indices.compactMap { slip(kind, at: $0) }.filter {
        seen.insert($0.text).inserted
      }
      guard all.count > limit else { return all }
      return (0..<limit).map { all[($0 * all.count / limit + seed) % all.count] }
    }
  }

  private func slip(_ kind: Slip.Kind, at index: Int) -> Slip? {
    let token = tokens[index]
    guard kind == .importLeftOut || solution.region(ofLine: token.line) != nil else { return nil }
    switch kind {
    case .returnLeftOut: return wordLeftOut("return", kind, at: index)
    case .awaitLeftOut: return wordLeftOut("await", kind, at: index)
    case .tryLeftOut: return wordLeftOut("try", kind, at: index)
    case .dollarLeftOut: return dollarLeftOut(at: index)
    case .dotLeftOut: return dotLeftOut(at: index)
    case .backslashLeftOut:
      return token.isMark("\\") ? edited(kind, token.range, "", line: token.line, ["`\\."]) : nil
    case .callLeftOut: return callLeftOut(at: index)
    case .importLeftOut: return importLeftOut(at: index)
    case .attributeLeftOut: return attributeLeftOut(at: index)
    case .caseLeftOut: return caseLeftOut(at: index)
    case .declarationLeftOut: return declarationLeftOut(at: index)
    case .braceLeftOut:
      return token.isMark("}") && token.beginsLine
        ? edited(kind, token.range, "", line: nil, ["`}`", "`{`"]) : nil
    case .misspelt: return misspelt(at: index)
    case .labelsSwapped: return labelsSwapped(at: index)
    case .anotherChild: return anotherChild(at: index)
    }
  }

  private func wordLeftOut(_ word: String, _ kind: Slip.Kind, at index: Int) -> Slip? {
    guard tokens[index].isWord(word), index + 1 < tokens.count else { return nil }
    let end = tokens[index + 1].range.lowerBound
    // `try?` and `await` at the end of a line are other words.
    guard !tokens[index + 1].isMark("?"), tokens[index + 1].line == tokens[index].line else {
      return nil
    }
    return edited(kind, tokens[index].range.lowerBound..<end, "", line: tokens[index].line, [word])
  }

  private func dollarLeftOut(at index: Int) -> Slip? {
    let token = tokens[index]
    guard token.kind == .word, token.text.hasPrefix("$"),
      token.text.dropFirst().first?.isLetter == true
    else { return nil }
    return edited(
      .dollarLeftOut,
      token.range.lowerBound..<(token.range.lowerBound + 1),
      "",
      line: token.line,
      [token.text, "dollar", "`$`"]
    )
  }

  /// Leaves out the dot of a member whose type the compiler knows, such as `.none`.
  private func dotLeftOut(at index: Int) -> Slip? {
    guard tokens[index].isMark("."), tokens[index].hasSpaceBefore, !tokens[index].beginsLine,
      index + 1 < tokens.count, tokens[index + 1].kind == .word
    else { return nil }
    let name = tokens[index + 1].text
    return edited(
      .dotLeftOut,
      tokens[index].range,
      "",
      line: tokens[index].line,
      [" dot", "`.\(name)", "case .\(name)"]
    )
  }

  private func callLeftOut(at index: Int) -> Slip? {
    guard tokens[index].isMark("("), closings[index] == index + 1, index > 0,
      tokens[index - 1].kind == .word, tokens[index - 1].text.first?.isUppercase == true
    else { return nil }
    let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    return edited(.callLeftOut, range, "", line: tokens[index].line, ["()`"])
  }

  private func importLeftOut(at index: Int) -> Slip? {
    guard tokens[index].isWord("import"), tokens[index].beginsLine, index + 1 < tokens.count
    else { return nil }
    let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    return edited(
      .importLeftOut,
      range,
      "",
      line: nil,
      ["import \(tokens[index + 1].text)"]
    )
  }

  private func attributeLeftOut(at index: Int) -> Slip? {
    guard tokens[index].isMark("@"), index + 1 < tokens.count,
      !tokens[index + 1].isWord("Dependency")
    else { return nil }
    let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    return edited(.attributeLeftOut, range, "", line: nil, ["@\(tokens[index + 1].text)"])
  }

  /// A case of a `switch` with its statements. The first message must be about the `switch`.
  private func caseLeftOut(at index: Int) -> Slip? {
    guard tokens[index].isWord("switch"),
      let open = tokens[index...].firstIndex(where: { $0.isMark("{") }), let close = closings[open]
    else { return nil }
    var labels: [Int] = []
    var inner = open + 1
    while inner < close {
      if tokens[inner].isWord("case"), tokens[inner].beginsLine { labels.append(inner) }
      inner = closings[inner] ?? inner
      inner += 1
    }
    guard labels.count > 1, !tokens[open..<close].contains(where: { $0.isWord("default") }) else {
      return nil
    }
    let range = tokens[labels[0]].range.lowerBound..<tokens[labels[1]].range.lowerBound
    return edited(
      .caseLeftOut,
      range,
      "",
      line: tokens[index].line,
      ["each possible value"],
      shown: tokens[labels[0]].line
    )
  }

  /// A line that declares a dependency.
  private func declarationLeftOut(at index: Int) -> Slip? {
    guard tokens[index].isMark("@"), index + 1 < tokens.count,
      tokens[index + 1].isWord("Dependency"),
      let end = tokens[index...].firstIndex(where: { $0.beginsLine && $0.line > tokens[index].line }
      )
    else { return nil }
    let range = tokens[index].range.lowerBound..<tokens[end].range.lowerBound
    return edited(.declarationLeftOut, range, "", line: nil, ["@Dependency"])
  }

  private static let keywords: Set = [
    "Self", "actor", "await", "body", "case", "default", "else", "enum", "extension", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "let", "nil", "private",
    "return",
    "self", "some", "static", "struct", "switch", "throw", "throws", "true", "false", "try", "var",
    "where", "while", "any", "async", "is", "as", "do", "catch", "mutating", "class", "typealias",
  ]

  /// A name with a letter less, with two letters swapped or with one twice, where it is used and not
  /// declared.
  private func misspelt(at index: Int) -> Slip? {
    let token = tokens[index]
    guard token.kind == .word, token.text.count > 4, !Self.keywords.contains(token.text),
      !token.text.hasPrefix("$"), !token.text.hasPrefix("#"), index > 0, index + 1 < tokens.count,
      !tokens[index + 1].isMark(":"), !tokens[index + 1].isWord("in")
    else { return nil }
    let before = tokens[index - 1]
    if ["case", "let", "var", "func", "struct", "enum", "import", "extension", "in"]
      .contains(where: before.isWord) || before.isMark("@")
    {
      return nil
    }
    var letters = Array(token.text)
    let middle = letters.count / 2
    switch seed % 3 {
    case 0: letters.remove(at: middle)
    case 1: letters.swapAt(middle, middle - 1)
    default: letters.insert(letters[middle], at: middle)
    }
    return edited(.misspelt, token.range, String(letters), line: token.line, [token.text])
  }

  /// The first two arguments of a call, where each has a label.
  private func labelsSwapped(at index: Int) -> Slip? {
    guard tokens[index].isMark("("), let close = closings[index], index > 0,
      tokens[index - 1].kind == .word, !tokens[index].hasSpaceBefore
    else { return nil }
    var parts: [Range<Int>] = []
    var start = index + 1
    var inner = start
    while inner <= close {
      if inner == close || tokens[inner].isMark(",") {
        parts.append(start..<inner)
        start = inner + 1
      }
      inner = (closings[inner] ?? inner) + 1
    }
    guard parts.count > 1,
      parts.allSatisfy({ $0.count > 2 && tokens[$0.lowerBound + 1].isMark(":") }),
      tokens[index].line == tokens[close].line, index > 1, !tokens[index - 2].isWord("func"),
      !tokens[index - 2].isWord("case")
    else { return nil }
    let first = range(parts[0])
    let second = range(parts[1])
    let swapped = text(second) + text(first.upperBound..<second.lowerBound) + text(first)
    return edited(
      .labelsSwapped,
      first.lowerBound..<second.upperBound,
      swapped,
      line: tokens[index].line,
      ["`\(tokens[parts[0].lowerBound].text):`", "in its order"]
    )
  }

  /// `{ Child() }` of a call that joins a child, with another reducer of the file.
  private func anotherChild(at index: Int) -> Slip? {
    guard tokens[index].kind == .word, index > 1, tokens[index - 1].isMark("{"),
      tokens[index - 2].isMark(")"),
      index + 3 < tokens.count,
      tokens[index + 1].isMark("("), tokens[index + 2].isMark(")"), tokens[index + 3].isMark("}"),
      tokens[index].text.first?.isUppercase == true
    else { return nil }
    let others = tokens.indices.dropLast().filter {
      tokens[$0].isWord("struct") && $0 > 1 && tokens[$0 - 1].isWord("Reducer")
        && tokens[$0 + 1].text != tokens[index].text
    }
    guard let other = others.first else { return nil }
    return edited(
      .anotherChild,
      tokens[index].range,
      tokens[other + 1].text,
      line: nil,
      [tokens[index].text]
    )
  }

  private func range(_ part: Range<Int>) -> Range<Int> {
    tokens[part.lowerBound].range.lowerBound..<tokens[part.upperBound - 1].range.upperBound
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func edited(
    _ kind: Slip.Kind,
    _ range: Range<Int>,
    _ replacement: String,
    line: Int?,
    _ cures: [String],
    shown: Int? = nil
  ) -> Slip {
    var changed = bytes
    changed.replaceSubrange(range, with: Array(replacement.utf8))
    let text = String(decoding: changed, as: UTF8.self)
    let place = shown ?? bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return Slip(
      kind: kind,
      text: text,
      line: line,
      cures: cures,
      before: lines[place - 1].trimmed,
      after: shown == nil ? text.lines[place - 1].trimmed : ""
    )
  }
}
