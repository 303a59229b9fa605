/// The statements of a source, found by its brackets and line breaks.
///
/// It is no parser: it knows what ends a statement, which braces hold statements, and which hold
/// the members of a type or the cases of a `switch`.
package struct Blocks {
  package struct Statement: Equatable {
    /// Tokens by their index.
    package var tokens: Range<Int>
  }

  /// The text between two braces, or of one case of a `switch`.
  package struct Block {
    package var statements: [Statement]
    /// All its tokens without the braces.
    package var tokens: Range<Int>
  }

  package let tokens: [Token]
  package private(set) var blocks: [Block] = []
  /// The index of the bracket that closes the one at the key.
  package private(set) var closing: [Int: Int] = [:]
  /// The index of the bracket that is closed by the one at the key.
  package private(set) var opening: [Int: Int] = [:]

  package init(_ tokens: [Token]) {
    self.tokens = tokens
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
      if [")", "]", "}"].contains(token.text), let start = open.popLast() {
        (closing[start], opening[index]) = (index, start)
      }
    }
    for start in closing.keys.sorted() where tokens[start].text == "{" {
      add(blockFrom: start)
    }
  }

  /// The lines of each guard from its `else` to its last brace, counted from 1.
  package var guardLines: [ClosedRange<Int>] {
    tokens.indices.filter { tokens[$0].isWord("guard") }.compactMap { start in
      let brace = tokens.indices[start...].dropFirst().first { index in
        tokens[index].isMark("{") && tokens[index - 1].isWord("else")
      }
      guard let brace, let end = closing[brace] else { return nil }
      return tokens[brace].line...tokens[end].line
    }
  }

  private mutating func add(blockFrom start: Int) {
    guard let end = closing[start] else { return }
    let header = header(before: start)
    if header.contains(where: { Self.typeWords.contains($0) }) { return }
    if header.contains("switch") {
      for range in cases(in: (start + 1)..<end) { add(range) }
    } else {
      add(afterSignature(in: (start + 1)..<end))
    }
  }

  private mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    blocks.append(Block(statements: statements(in: range), tokens: range))
  }

  /// The words between the beginning of the statement and its brace, without what is in brackets.
  package func header(before brace: Int) -> [String] {
    var words: [String] = []
    var index = brace - 1
    while index >= 0 {
      // Brackets are passed over with their content; an open bracket around all ends the header.
      let start = opening[index] ?? index
      let token = tokens[start]
      if token.isMark(";") || start == index && closing[index] != nil { break }
      if token.kind == .word { words.append(token.text) }
      if token.beginsLine, !continues(at: start) { break }
      index = start - 1
    }
    return words.reversed()
  }

  /// The bodies of the cases of a `switch`.
  func cases(in range: Range<Int>) -> [Range<Int>] {
    var bodies: [Range<Int>] = []
    var start: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      if token.isWord("case") || token.isWord("default"), token.beginsLine {
        if let start { bodies.append(start..<index) }
        start = nil
        while index < range.upperBound, !tokens[index].isMark(":") { index = after(index) }
        start = index + 1
        index += 1
      } else {
        index = after(index)
      }
    }
    if let start, start < range.upperBound { bodies.append(start..<range.upperBound) }
    return bodies
  }

  /// The range after the parameters of a closure, as in `{ [count] send in …`.
  private func afterSignature(in range: Range<Int>) -> Range<Int> {
    var index = range.lowerBound
    guard index < range.upperBound else { return range }
    let line = tokens[index].line
    if tokens[index].isWord("for") { return range }
    while index < range.upperBound, tokens[index].line == line {
      if tokens[index].isWord("in") { return (index + 1)..<range.upperBound }
      if tokens[index].isWord("for") { return range }
      index = after(index)
    }
    return range
  }

  private func statements(in range: Range<Int>) -> [Statement] {
    var statements: [Statement] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].isMark(";") {
        if start < index { statements.append(Statement(tokens: start..<index)) }
        start = index + 1
      } else if index > start, tokens[index].beginsLine, !continues(at: index) {
        statements.append(Statement(tokens: start..<index))
        start = index
      }
      index = after(index)
    }
    if start < range.upperBound { statements.append(Statement(tokens: start..<range.upperBound)) }
    return statements
  }

  /// The index after a token, or after all that it opens.
  package func after(_ index: Int) -> Int {
    (closing[index] ?? index) + 1
  }

  /// Whether the token at the beginning of a line belongs to the statement before.
  private func continues(at index: Int) -> Bool {
    let token = tokens[index]
    if index > 0 {
      let previous = tokens[index - 1]
      if previous.kind == .operation || [",", "(", "[", "."].contains(previous.text) {
        return true
      }
      if previous.kind == .mark, ["{", ":", ";"].contains(previous.text) {
        return previous.isMark(":") && token.kind == .string
      }
      // An attribute on a line of its own.
      if index > 1, tokens[index - 2].isMark("@") { return true }
    }
    if token.kind == .operation { return true }
    if token.kind == .mark { return [".", "?", ":", ")", "]", "}"].contains(token.text) }
    return ["else", "catch", "where", "in"].contains(token.text)
  }

  private static let typeWords: Set = [
    "struct", "enum", "class", "actor", "extension", "protocol",
  ]
}
