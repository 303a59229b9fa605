/// A declaration as a macro sees it: its parts as ranges of tokens, its members read lazily.
struct Declaration {
  enum Kind: Equatable {
    case structure, enumeration, classType, actor, protocolType, extensionType
    case variable, function, initializer, subscriptMember
    case alias
    case enumCase
    /// `#if … #endif` with whole declarations inside.
    case conditional
    case other
  }

  let source: SourceText
  var kind: Kind
  /// All of it, attributes included.
  var tokens: Range<Int>
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// The token of `struct`, `var`, `case` and so on.
  var keyword: Int
  /// The token of the name of a type, function or alias; for an extension, the first of its type.
  var nameToken: Int?
  var genericParameters: Range<Int>?
  /// The types after the colon of a type declaration.
  var inheritedTypes: [Range<Int>] = []
  /// The token of the brace that opens the body, if there is one.
  var openBrace: Int?
  var bindings: [Binding] = []
  var cases: [EnumCase] = []
  var branches: [ConditionalBranch] = []

  /// The name as written, with backticks where it has them.
  var name: String? { nameToken.map { source.text($0) } }

  var isType: Bool {
    switch kind {
    case .structure, .enumeration, .classType, .actor, .protocolType: true
    default: false
    }
  }

  /// The declarations in the body, or none if it has no body.
  func members() -> [Declaration] {
    guard let openBrace else { return [] }
    let partner = source.tokens[openBrace].partner
    let end = partner >= 0 ? partner : source.tokens.count - 1
    var parser = DeclarationParser(source: source, position: openBrace + 1, end: end)
    return parser.parseDeclarations()
  }

  func attribute(named name: StaticString) -> Attribute? {
    attributes.first { source.token($0.baseName, is: name) }
  }

  func hasAttribute(_ name: StaticString) -> Bool {
    attribute(named: name) != nil
  }

  func hasModifier(_ name: StaticString) -> Bool {
    modifiers.contains { source.token($0.name, is: name) && $0.detail == nil }
  }

  /// Whether the declaration names a type among those it inherits from, qualified or not.
  func inherits(_ name: StaticString) -> Bool {
    inheritedTypes.contains { range in
      range.contains { source.token($0, is: name) }
        && source.token(lastNameToken(of: range), is: name)
    }
  }

  private func lastNameToken(of type: Range<Int>) -> Int {
    var last = type.lowerBound
    for index in type {
      if source.token(index, is: ASCII.less) { break }
      if source.tokens[index].kind == .identifier { last = index }
    }
    return last
  }
}

/// `@Name(arguments)`.
struct Attribute {
  /// From the `@` to the end.
  var tokens: Range<Int>
  /// The last part of the name: `Reducer` in `@ComposableArchitecture.Reducer`.
  var baseName: Int
  var arguments: [Argument] = []
}

struct Argument {
  var label: Int?
  var value: Range<Int>
}

/// `public`, `static`, `private(set)`.
struct Modifier {
  var name: Int
  var detail: Int?
}

/// One variable of a `var` or `let`: `count: Int = 0 { didSet {} }`.
struct Binding {
  /// The name; nil for a pattern such as `(x, y)`.
  var name: Int?
  var pattern: Range<Int>
  var type: Range<Int>?
  var initializer: Range<Int>?
  /// The token of the brace that opens accessors or observers.
  var accessorBrace: Int?
}

/// One name of a `case`, with its payload.
struct EnumCase {
  var name: Int
  var parameters: [CaseParameter] = []
  var hasPayload = false
}

struct CaseParameter {
  /// The label, if there is one other than `_`.
  var label: Int?
  var type: Range<Int>
  var defaultValue: Range<Int>?
}

/// `#if condition`, `#elseif condition` or `#else`, and what follows it.
struct ConditionalBranch {
  /// The directive with its condition.
  var directive: Range<Int>
  var members: [Declaration]
}
