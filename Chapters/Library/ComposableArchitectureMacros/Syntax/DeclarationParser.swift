/// Reads declarations: their names, their parts and their ends.
///
/// It accepts more than Swift does. A part that it cannot read is skipped to the next line, so that
/// one odd member never hides the others.
struct DeclarationParser: TokenReader {
  let source: SourceText
  var position: Int
  let end: Int

  init(source: SourceText, position: Int = 0, end: Int? = nil) {
    self.source = source
    self.position = position
    self.end = end ?? source.tokens.count - 1
  }

  /// The first declaration of a text, which is the one a macro is attached to.
  static func parse(_ text: String) -> Declaration? {
    var parser = DeclarationParser(source: SourceText(text))
    return parser.parseDeclaration()
  }

  /// Reads declarations up to the end or, in a conditional block, up to its next directive.
  mutating func parseDeclarations() -> [Declaration] {
    var declarations: [Declaration] = []
    while !isAtEnd, !isAtDirective {
      if consume(ASCII.semicolon) { continue }
      let start = position
      if let declaration = parseDeclaration(), position > start {
        declarations.append(declaration)
      } else {
        skipLine()
      }
    }
    return declarations
  }

  private var isAtDirective: Bool { at("#elseif") || at("#else") || at("#endif") }

  private mutating func skipLine() {
    repeat { skipTokenOrGroup() } while !isAtEnd && !isAtLineStart && !at(ASCII.semicolon)
  }

  /// Reads one declaration.
  ///
  /// - Returns: Nil, with the position where it got stuck, if there is none.
  mutating func parseDeclaration() -> Declaration? {
    let start = position
    if at("#if") { return parseConditional() }
    var declaration = Declaration(
      source: source,
      kind: .other,
      tokens: start..<start,
      keyword: start
    )
    while at(ASCII.at) { declaration.attributes.append(readAttribute()) }
    readModifiers(into: &declaration)
    guard !isAtEnd else { return nil }
    declaration.keyword = position
    guard parseBody(of: &declaration) else { return nil }
    declaration.tokens = start..<position
    return declaration
  }

  private mutating func parseBody(of declaration: inout Declaration) -> Bool {
    if let kind = typeKind {
      position += 1
      declaration.kind = kind
      return parseType(into: &declaration)
    }
    if consume("var") || consume("let") {
      declaration.kind = .variable
      parseBindings(into: &declaration)
    } else if consume("case") {
      declaration.kind = .enumCase
      parseCases(into: &declaration)
    } else if consume("func") {
      declaration.kind = .function
      declaration.nameToken = position
      position += 1
      parseSignature(into: &declaration)
    } else if consume("init") {
      declaration.kind = .initializer
      parseSignature(into: &declaration)
    } else if consume("subscript") {
      declaration.kind = .subscriptMember
      parseSignature(into: &declaration)
    } else if consume("typealias") || consume("associatedtype") {
      declaration.kind = .alias
      declaration.nameToken = position
      position += 1
      skipDeclarationLine()
    } else if consume("deinit") {
      if at(ASCII.openBrace) { skipTokenOrGroup() }
    } else if token.kind == .pound || at("import") || at("operator") || at("precedencegroup") {
      position += 1
      skipDeclarationLine()
    } else {
      return false
    }
    return true
  }

  private var typeKind: Declaration.Kind? {
    guard token.kind == .identifier else { return nil }
    if at("struct") { return .structure }
    if at("enum") { return .enumeration }
    if at("class") { return .classType }
    if at("actor"), position + 1 < end, source.tokens[position + 1].kind == .identifier {
      return .actor
    }
    if at("protocol") { return .protocolType }
    if at("extension") { return .extensionType }
    return nil
  }

  // MARK: - Types and functions

  private mutating func parseType(into declaration: inout Declaration) -> Bool {
    guard !isAtEnd else { return false }
    declaration.nameToken = position
    if declaration.kind == .extensionType {
      guard readType() != nil else { return false }
    } else {
      guard token.kind == .identifier else { return false }
      position += 1
      declaration.genericParameters = readGenericParameters()
    }
    if consume(ASCII.colon) {
      repeat {
        guard let type = readType() else { break }
        declaration.inheritedTypes.append(type)
      } while consume(ASCII.comma)
    }
    while !isAtEnd, !at(ASCII.openBrace) { skipTokenOrGroup() }
    if !isAtEnd { declaration.openBrace = position }
    skipTokenOrGroup()
    return true
  }

  private mutating func parseSignature(into declaration: inout Declaration) {
    while !isAtEnd, !at(ASCII.openBrace), !at(ASCII.semicolon) {
      if isAtLineStart, startsDeclaration { break }
      skipTokenOrGroup()
    }
    if at(ASCII.openBrace) {
      declaration.openBrace = position
      skipTokenOrGroup()
    }
  }

  /// Whether a line that begins here is a new declaration and not the rest of a signature.
  private var startsDeclaration: Bool {
    switch token.kind {
    case .arrow, .openBracket, .operatorCharacter, .closeBracket: false
    case .punctuation: at(ASCII.at)
    case .identifier:
      !(at("where") || at("async") || at("throws") || at("rethrows") || at("reasync"))
        && source.tokens[position - 1].kind != .arrow
        && !source.token(position - 1, is: ASCII.comma)
        && !source.token(position - 1, is: "where")
    default: true
    }
  }

  private mutating func skipDeclarationLine() {
    while !isAtEnd, !at(ASCII.semicolon) {
      let isContinued =
        source.token(position - 1, is: ASCII.equal) || source.token(position - 1, is: ASCII.comma)
        || source.token(position - 1, is: ASCII.ampersand)
      if isAtLineStart, !isContinued, startsDeclaration { return }
      skipTokenOrGroup()
    }
  }

  // MARK: - Conditional blocks

  private mutating func parseConditional() -> Declaration {
    let start = position
    var declaration = Declaration(
      source: source,
      kind: .conditional,
      tokens: start..<start,
      keyword: start
    )
    while !isAtEnd, !at("#endif") {
      let directive = position
      repeat { skipTokenOrGroup() } while !isAtEnd && !isAtLineStart
      let range = directive..<position
      let members = parseDeclarations()
      declaration.branches.append(ConditionalBranch(directive: range, members: members))
    }
    _ = consume("#endif")
    declaration.tokens = start..<position
    return declaration
  }
}
