/// The learner's file as explanations need it: what it and its support declare and import, and what
/// stands around a place in it.
///
/// It is read only after something failed.
struct ExplainedCode {
  /// The learner's file, relative to the root.
  let file: String
  let lines: [String]
  let tokens: [Token]
  let blocks: Blocks
  let declarations: Declarations
  let imports: Set<String>
  /// The library's declarations, read when an explanation asks for them.
  let library: LibraryNames
  private let lineStarts: [Int]

  /// - Parameters:
  ///   - support: The texts with which the file is compiled.
  init(file: String, text: String, support: [String] = [], library: LibraryNames = LibraryNames()) {
    self.file = file
    self.library = library
    lines = text.lines
    let tokens = Lexer.tokens(of: text)
    self.tokens = tokens
    blocks = Blocks(tokens)
    declarations = Declarations(tokens: [tokens] + support.map { Lexer.tokens(of: $0) })
    let imported = tokens.indices.dropLast().filter { tokens[$0].isWord("import") }
    imports = Set(imported.map { tokens[$0 + 1].text })
    var starts = [0]
    for (index, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// The token at a place, or the first one behind it in the line; nil if there is none.
  func token(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let place = lineStarts[line - 1] + column - 1
    let index = tokens.firstIndex { $0.range.upperBound > place }
    return index.flatMap { tokens[$0].line == line ? $0 : nil }
  }

  /// The column of a token, counted from 1.
  func column(of token: Int) -> Int {
    tokens[token].range.lowerBound - lineStarts[tokens[token].line - 1] + 1
  }

  /// The tokens of a line.
  func tokens(ofLine line: Int) -> Range<Int> {
    let start = tokens.firstIndex { $0.line >= line } ?? tokens.count
    let end = tokens[start...].firstIndex { $0.line > line } ?? tokens.count
    return start..<end
  }

  /// The type around a token; empty outside of all types.
  func type(around token: Int) -> String {
    declarations.scopes.last { $0.tokens.contains(token) }?.type ?? ""
  }

  /// The opening brackets around a token, the innermost first.
  func openings(around token: Int) -> [Int] {
    var open: [Int] = []
    for index in 0..<min(token, tokens.count) {
      if ["(", "[", "{"].contains(where: tokens[index].isMark) { open.append(index) }
      if [")", "]", "}"].contains(where: tokens[index].isMark), !open.isEmpty { open.removeLast() }
    }
    return open.reversed()
  }

  /// The words before each brace around a token, the innermost first.
  func headers(around token: Int) -> [[String]] {
    openings(around: token).filter { tokens[$0].isMark("{") }.map { blocks.header(before: $0) }
  }

  /// Whether a token is in the closure of a call such as `.run { … }`.
  func isInClosure(of name: String, _ token: Int) -> Bool {
    headers(around: token).contains { $0.last == name }
  }

  /// Whether a token is in the `body` of a view.
  func isInView(_ token: Int) -> Bool {
    var around = type(around: token)
    while !around.isEmpty {
      if declarations.types[around]?.inherited.contains("View") == true { return true }
      around = around.split(separator: ".").dropLast().joined(separator: ".")
    }
    return false
  }

  /// The reducer around a token: the innermost type that has a `State` of its own.
  func feature(around token: Int) -> Declarations.DeclaredType? {
    var around = type(around: token)
    while !around.isEmpty {
      if declarations.types[around + ".State"] != nil { return declarations.types[around] }
      around = around.split(separator: ".").dropLast().joined(separator: ".")
    }
    return nil
  }

  /// The label of the `case` in which a token stands, as the range of its tokens up to the colon.
  func caseLabel(around token: Int) -> Range<Int>? {
    var index = token
    while index >= 0 {
      if tokens[index].isWord("case"), tokens[index].beginsLine { break }
      if tokens[index].isMark("{") || tokens[index].isMark("}") { return nil }
      if tokens[index].isMark(":"), index < token, !isInBrackets(index, from: token) { return nil }
      index -= 1
    }
    guard index >= 0 else { return nil }
    var end = index
    while end < tokens.count, !tokens[end].isMark(":"), !tokens[end].isMark("{") {
      end = (blocks.closing[end] ?? end) + 1
    }
    return index..<min(end, tokens.count)
  }

  private func isInBrackets(_ index: Int, from token: Int) -> Bool {
    openings(around: index).first.map { tokens[$0].isMark("(") } ?? false
  }

  /// The names in the capture lists of the closures around a token.
  func capturedNames(around token: Int) -> [String] {
    openings(around: token).filter { open in
      tokens[open].isMark("{") && open + 1 < tokens.count && tokens[open + 1].isMark("[")
    }
    .flatMap { open -> [String] in
      let close = blocks.closing[open + 1] ?? open + 1
      return (open + 2..<max(open + 2, close)).filter {
        tokens[$0].kind == .word && (tokens[$0 - 1].isMark("[") || tokens[$0 - 1].isMark(","))
      }
      .map { tokens[$0].text }
    }
  }

  /// The names that are bound in the file: constants, variables, parameters and the like.
  var boundNames: Set<String> {
    var names = declarations.globals
    for index in tokens.indices.dropLast() {
      let (token, next) = (tokens[index], tokens[index + 1])
      if ["let", "var", "func", "for"].contains(where: token.isWord), next.kind == .word {
        names.insert(next.text)
      }
      // Parameters, and values in a capture list.
      if token.kind == .word, next.isMark(":") || next.text == "=", index > 0,
        tokens[index - 1].isMark("(") || tokens[index - 1].isMark(",")
          || tokens[index - 1].isMark("[") || tokens[index - 1].kind == .word
      {
        names.insert(token.text)
      }
      if next.isWord("in"), token.kind == .word { names.insert(token.text) }
      if token.isMark(","), index > 0, tokens[index - 1].kind == .word, next.kind == .word,
        index + 2 < tokens.count, tokens[index + 2].isWord("in")
      {
        names.insert(tokens[index - 1].text)
      }
    }
    return names.subtracting(["_", "self"])
  }
}
