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
  let forms: TodaysForms
  /// The types that the sources with which the file is compiled declare outside of other types.
  let sharedTypes: Set<String>
  private let lineStarts: [Int]

  /// - Parameters:
  ///   - support: The texts with which the file is compiled.
  init(
    file: String,
    text: String,
    support: [String] = [],
    library: LibraryNames = LibraryNames(),
    forms: TodaysForms = TodaysForms()
  ) {
    self.file = file
    self.library = library
    self.forms = forms
    lines = text.lines
    let tokens = Lexer.tokens(of: text)
    self.tokens = tokens
    blocks = Blocks(tokens)
    let shared = support.map { Lexer.tokens(of: $0) }
    declarations = Declarations(tokens: [tokens] + shared)
    let sharing = Declarations(tokens: shared).types.values
    sharedTypes = Set(sharing.filter { !$0.keyword.isEmpty }.map(\.name))
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

  /// The tokens of a line.
  func tokens(ofLine line: Int) -> Range<Int> {
    let start = tokens.firstIndex { $0.line >= line } ?? tokens.count
    let end = tokens[start...].firstIndex { $0.line > line } ?? tokens.count
    return start..<end
  }

  /// The tokens of the innermost statement around a token.
  func statement(around token: Int) -> Range<Int> {
    let around = blocks.blocks.filter { $0.tokens.contains(token) }
      .min { $0.tokens.count < $1.tokens.count }
    return around?.statements.last { $0.tokens.contains(token) }?.tokens ?? token..<token
  }

  /// The `case` of a `switch` in whose statements a token stands, as the range of its label.
  func labelOfCase(around token: Int) -> Range<Int>? {
    var index = token - 1
    while index >= 0 {
      if let open = blocks.opening[index] {
        index = open - 1
        continue
      }
      if tokens[index].isWord("func") || tokens[index].isWord("var") && tokens[index].beginsLine {
        return nil
      }
      if tokens[index].isWord("case"), tokens[index].beginsLine {
        return caseLabel(around: index).flatMap { $0.contains(token) ? nil : $0 }
      }
      index -= 1
    }
    return nil
  }

  /// The name of the call whose closure begins with a brace.
  func call(before brace: Int) -> String? {
    guard brace > 0 else { return nil }
    let last = tokens[brace - 1].isMark(")") ? (blocks.opening[brace - 1] ?? 0) - 1 : brace - 1
    return last >= 0 && tokens[last].kind == .word ? tokens[last].text : nil
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

  /// Whether the file or its support declares a type or a member of this name.
  func isDeclared(_ name: String) -> Bool {
    declarations.types.values.contains { $0.shortName == name || $0.member(name) != nil }
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
      let isInBrackets = { openings(around: $0).first.map { tokens[$0].isMark("(") } == true }
      if tokens[index].isMark(":"), index < token, !isInBrackets(index) { return nil }
      index -= 1
    }
    guard index >= 0 else { return nil }
    var end = index
    while end < tokens.count, !tokens[end].isMark(":"), !tokens[end].isMark("{") {
      end = (blocks.closing[end] ?? end) + 1
    }
    return index..<min(end, tokens.count)
  }

  /// The parameters of the functions around a token, with their types as they are written.
  func parameters(around token: Int?) -> [String: String] {
    guard let token else { return [:] }
    var types: [String: String] = [:]
    for brace in openings(around: token) where tokens[brace].isMark("{") {
      guard
        let keyword = tokens[..<brace].lastIndex(where: { $0.isWord("func") || $0.isMark("}") }),
        tokens[keyword].isWord("func"),
        let open = tokens[keyword..<brace].firstIndex(where: { $0.isMark("(") }),
        let close = blocks.closing[open], close < brace,
        !tokens[close..<brace].contains(where: { $0.isMark("{") })
      else { continue }
      for index in open..<close where tokens[index].isMark(":") {
        let type = tokens[(index + 1)..<close].prefix { !$0.isMark(",") && !$0.isMark("=") }
        types[tokens[index - 1].text] = type.map(\.text).joined()
      }
    }
    return types
  }

  /// Whether a name before a colon is a parameter of a function, and no label in a call.
  private func isParameter(_ token: Int) -> Bool {
    guard let open = openings(around: token).first, open > 1, tokens[open].isMark("(") else {
      return false
    }
    return tokens[open - 1].isWord("init") && !tokens[open - 2].isMark(".")
      || tokens[open - 2].isWord("func")
  }

  /// The names that are bound in the file: constants, variables, parameters and the like.
  var boundNames: Set<String> {
    var names = declarations.globals
    for index in tokens.indices.dropLast() {
      let (token, next) = (tokens[index], tokens[index + 1])
      if ["let", "var", "func", "for", "struct", "enum"].contains(where: token.isWord),
        next.kind == .word
      {
        names.insert(next.text)
      }
      // Parameters, and values in a capture list.
      if token.kind == .word, next.isMark(":") || next.text == "=", index > 0,
        tokens[index - 1].isMark("(") || tokens[index - 1].isMark(",")
          || tokens[index - 1].isMark("[") || tokens[index - 1].kind == .word,
        // The label of a call names nothing.
        next.text == "=" || isParameter(index)
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
