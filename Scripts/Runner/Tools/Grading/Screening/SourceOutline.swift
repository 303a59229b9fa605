import WorkbookKit

/// What a source file declares and uses, as far as this is known without a compiler.
struct SourceOutline: Sendable {
  struct Declaration: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case type
      case function
      case value
      case `extension`
      case operation
      /// An `init` or a `subscript`, which are found by their labels; `name` is the first one, or
      /// `_`.
      case unnamed
      case macro
      case `import`
    }

    var kind: Kind
    /// The word that declares it, such as `struct`.
    var keyword: String
    /// For an extension, the type's name with its dots.
    var name: String
    var line: Int
    /// How many types it is nested in; 0 at file scope.
    var depth: Int
    /// The names of the types and extensions around it.
    var scope: [Scope]
    /// Whether it is invisible outside of the file.
    var isPrivate: Bool
    /// Its range among the tokens, from its first modifier on.
    var tokens: Range<Int>

    /// Whether it gives its name a meaning.
    var isNamed: Bool { ![.extension, .import, .unnamed].contains(kind) }
  }

  struct Scope: Equatable, Sendable {
    var name: String
    var isExtension: Bool
  }

  let tokens: [Token]
  private(set) var declarations: [Declaration] = []

  init(_ text: String) {
    tokens = Lexer.tokens(of: text)
    read()
  }

  /// All names and keywords, without the marks that allow a keyword as a name.
  var words: Set<String> {
    Set(tokens.filter { $0.kind == .word }.map { Self.name($0) })
  }

  /// Names of types it speaks of, and of functions that it calls without saying whose they are.
  var freeNames: Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      guard index == 0 || !tokens[index - 1].isMark(".") else { continue }
      let name = Self.name(token)
      let isCall = index + 1 < tokens.count && tokens[index + 1].isMark("(")
      if isCall || name.first?.isUppercase == true { names.insert(name) }
      if name.hasPrefix("#") { names.insert(String(name.dropFirst())) }
    }
    return names
  }

  /// The names of types and values that it declares, at any depth.
  var declaredNames: Set<String> {
    Set(declarations.filter { $0.isNamed }.map { $0.name })
  }

  /// The names of types that it makes. A `typealias` makes none: its extension extends a foreign
  /// type, and a name for both is ambiguous.
  private var ownTypes: Set<String> {
    let types = declarations.filter { $0.kind == .type }
    let aliases = types.filter { $0.keyword == "typealias" }.map { $0.name }
    return Set(types.map { $0.name }).subtracting(aliases)
  }

  /// Whether a name, with its dots, is that of a type that the file makes.
  func isOwnType(_ name: String) -> Bool {
    let ownTypes = ownTypes
    return name.split(separator: ".").allSatisfy { ownTypes.contains(String($0)) }
  }

  /// The names of its protocols whose extensions may reach foreign types, because it extends such
  /// types too.
  var protocolsExtendingForeignTypes: Set<String> {
    let extensions = declarations.filter { $0.kind == .extension }
    guard extensions.contains(where: { !isOwnType($0.name) }) else { return [] }
    return Set(declarations.filter { $0.keyword == "protocol" }.map { $0.name })
  }

  /// Whether a name means something of the file's own at a place: it is declared at file scope, or
  /// in a type around the place.
  func isDeclared(_ name: String, at index: Int) -> Bool {
    declarations.contains { declaration in
      guard declaration.name == name, declaration.isNamed else { return false }
      guard let scope = declaration.scope.last else { return true }
      return declarations.contains {
        $0.name == scope.name && $0.depth == declaration.depth - 1 && $0.tokens.contains(index)
      }
    }
  }

  /// Whether a word is the name of an enum's case, as in `case exit, open(Int)`.
  func isCaseName(_ index: Int) -> Bool {
    let line = tokens[..<index].lastIndex { $0.beginsLine } ?? 0
    let words = tokens[line..<index]
    guard let start = words.lastIndex(where: { $0.isWord("case") }) else { return false }
    let before = tokens[start..<index]
    let depth = before.reduce(0) { $0 + ($1.isMark("(") ? 1 : $1.isMark(")") ? -1 : 0) }
    guard depth == 0, tokens[index - 1].isWord("case") || tokens[index - 1].isMark(",") else {
      return false
    }
    // In a `switch`, the line is a pattern and ends with a colon.
    let rest = tokens[index...].dropFirst().prefix { !$0.beginsLine }
    return rest.last?.isMark(":") != true && !rest.contains { $0.isWord("return") }
  }

  static func name(_ token: Token) -> String {
    token.text.filter { $0 != "`" }
  }
}

extension SourceOutline {
  private static let types: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let values: Set<String> = ["var", "let"]
  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "open", "package", "final", "static",
    "nonisolated", "mutating", "override", "indirect", "lazy", "weak", "dynamic", "required",
    "convenience", "prefix", "postfix", "infix", "isolated", "consuming", "borrowing", "unsafe",
  ]

  private mutating func read() {
    var scopes: [(scope: Scope?, isType: Bool)] = []
    var opening: Scope?
    for index in tokens.indices {
      let token = tokens[index]
      if token.isMark("{") {
        scopes.append((opening, opening != nil))
        opening = nil
      } else if token.isMark("}") {
        _ = scopes.popLast()
        opening = nil
      } else if token.kind == .word, let found = declaration(at: index, scopes.map { $0.scope }) {
        // Declarations inside of a function are local to it.
        let isLocal = scopes.contains { !$0.isType }
        if !isLocal || found.kind == .operation { declarations.append(found) }
        let hasBody = found.kind == .type && found.keyword != "typealias"
        if hasBody || found.kind == .extension {
          opening = Scope(name: found.name, isExtension: found.kind == .extension)
        }
      }
    }
  }

  private func declaration(at index: Int, _ scopes: [Scope?]) -> Declaration? {
    let word = tokens[index].text
    let kind: Declaration.Kind
    switch word {
    case "init", "subscript": return unnamed(at: index, scopes.compactMap { $0 })
    case "func": kind = .function
    case "extension": kind = .extension
    case "macro": kind = .macro
    case "import": kind = .import
    case "operator", "precedencegroup": kind = .operation
    case _ where Self.types.contains(word): kind = .type
    case _ where Self.values.contains(word): kind = .value
    default: return nil
    }
    // `state.class`, `extension:` and `class func` are no declarations of that kind.
    if index > 0, tokens[index - 1].isMark(".") { return nil }
    guard index + 1 < tokens.count, !tokens[index + 1].isMark(":") else { return nil }
    if word == "class", Self.values.union(["func"]).contains(tokens[index + 1].text) { return nil }
    let next = tokens[index + 1]
    guard next.kind == .word || next.kind == .operation else { return nil }
    let isOperation = next.kind == .operation
    if isOperation && kind != .function && kind != .operation { return nil }
    let scope = scopes.compactMap { $0 }
    let start = firstModifier(before: index)
    return Declaration(
      kind: isOperation ? .operation : kind,
      keyword: word,
      name: dottedName(from: index + 1),
      line: tokens[index].line,
      depth: scope.count,
      scope: scope,
      isPrivate: tokens[start..<index].contains {
        $0.isWord("private") || $0.isWord("fileprivate")
      },
      tokens: start..<end(of: index)
    )
  }

  private func unnamed(at index: Int, _ scope: [Scope]) -> Declaration? {
    guard !scope.isEmpty, index == 0 || !tokens[index - 1].isMark("."),
      let open = tokens[index...].firstIndex(where: { $0.isMark("(") }), open + 2 < tokens.count
    else { return nil }
    let (first, second) = (tokens[open + 1], tokens[open + 2])
    // A subscript has a label only if a second name follows.
    let hasLabel = first.kind == .word && (tokens[index].isWord("init") || second.kind == .word)
    return Declaration(
      kind: .unnamed,
      keyword: tokens[index].text,
      name: hasLabel ? Self.name(first) : "_",
      line: tokens[index].line,
      depth: scope.count,
      scope: scope,
      isPrivate: false,
      tokens: firstModifier(before: index)..<end(of: index)
    )
  }

  private func firstModifier(before index: Int) -> Int {
    var start = index
    while start > 0, Self.modifiers.contains(tokens[start - 1].text) { start -= 1 }
    return start
  }

  private func dottedName(from index: Int) -> String {
    var name = Self.name(tokens[index])
    var next = index + 1
    while next + 1 < tokens.count, tokens[next].isMark("."), tokens[next + 1].kind == .word {
      name += "." + Self.name(tokens[next + 1])
      next += 2
    }
    return name
  }

  /// Behind the brace that closes the declaration's body, or behind its own word if it has none.
  private func end(of index: Int) -> Int {
    var depth = 0
    for position in index..<tokens.count {
      if tokens[position].isMark("{") { depth += 1 }
      if tokens[position].isMark("}") {
        depth -= 1
        if depth == 0 { return position + 1 }
        if depth < 0 { return position }
      }
    }
    return tokens.count
  }
}
