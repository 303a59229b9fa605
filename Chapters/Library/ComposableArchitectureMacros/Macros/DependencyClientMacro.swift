/// `@DependencyClient`: gives a struct of closures initializers, and marks its endpoints.
enum DependencyClientMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    switch request.role {
    case .member: members(request, declaration)
    case .memberAttribute: memberAttributes(declaration)
    default: Expansion()
    }
  }

  private static func memberAttributes(_ member: Declaration) -> Expansion {
    guard
      DependencyEndpoint(member) != nil,
      !member.hasAttribute("DependencyEndpoint"), !member.hasAttribute("DependencyEndpointIgnored")
    else { return Expansion() }
    return Expansion("@ComposableArchitecture.DependencyEndpoint")
  }

  private static func members(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Expansion {
    guard declaration.kind == .structure else {
      let keyword = declaration.keyword..<declaration.keyword + 1
      return Expansion(diagnostics: [
        Diagnostic(
          .error,
          "'@DependencyClient' can only be applied to a struct, and this is a "
            + "'\(declaration.source.text(keyword))'",
          at: keyword,
          of: declaration,
          in: request.declaration
        )
      ])
    }
    var access = declaration.memberAccess(in: request.lexicalContext)
    var parameters: [Parameter] = []
    var diagnostics: [Diagnostic] = []
    for member in declaration.members() {
      guard let parameter = parameter(for: member) else { continue }
      parameters.append(parameter)
      access = narrower(access, member)
      if parameter.isEndpoint || parameter.type != nil { continue }
      diagnostics.append(
        Diagnostic(
          .error,
          "'\(parameter.name)' needs a type, as in '\(parameter.name): Int', so that "
            + "'@DependencyClient' can write an initializer",
          at: member.bindings[0].pattern,
          of: declaration,
          in: request.declaration
        )
      )
    }
    guard diagnostics.isEmpty, parameters.contains(where: \.isEndpoint) else {
      return Expansion(diagnostics: diagnostics)
    }
    return Expansion(
      [parameters, parameters.filter { !$0.isEndpoint }]
        .map { initializer($0, access: access) }
        .joined(separator: "\n")
    )
  }

  /// A parameter of an initializer, and the property that it sets.
  private struct Parameter {
    let name: String
    let storageName: String
    /// Nil if it has to be written.
    let type: String?
    /// ` = value`, or nothing.
    var value = ""
    var isEndpoint = false
  }

  private static func parameter(for member: Declaration) -> Parameter? {
    // What is ignored, and a dependency, has a value of its own, and no initializer takes it.
    guard
      !member.hasAttribute("DependencyEndpointIgnored"), !member.hasAttribute("Dependency")
    else { return nil }
    if let endpoint = DependencyEndpoint(member) {
      return Parameter(
        name: endpoint.name,
        storageName: endpoint.storageName,
        type: "@escaping \(endpoint.type)",
        isEndpoint: true
      )
    }
    guard let property = StoredProperty(member, allowsConstants: true) else { return nil }
    let initializer = property.binding.initializer
    let isConstant = member.source.token(member.keyword, is: "let")
    if initializer != nil, isConstant || member.hasModifier("private") { return nil }
    let isFunction = property.binding.type.map(member.source.isFunction) ?? false
    let type =
      property.binding.type.map { member.source.text($0) }
      ?? initializer.flatMap { member.source.literalType($0) }
    let isNilAtFirst = initializer == nil && !isFunction && type?.hasSuffix("?") ?? false
    return Parameter(
      name: property.name,
      storageName: property.name,
      type: type.map { (isFunction ? "@escaping " : "") + $0 },
      value: isNilAtFirst ? " = nil" : property.initializer
    )
  }

  /// The access of an initializer that takes a property, too: that of the property if it is less.
  private static func narrower(_ access: String, _ property: Declaration) -> String {
    let levels = ["private ", "", "package ", "public "]
    let level = property.hasModifier("private") ? "private " : property.memberAccess()
    return levels.first { $0 == access || $0 == level } ?? access
  }

  private static func initializer(_ parameters: [Parameter], access: String) -> String {
    if parameters.isEmpty { return "\(access)init() {}" }
    let list = parameters.map { "\($0.name): \($0.type ?? "")\($0.value)" }
    let assignments = parameters.map { "self.\($0.storageName) = \($0.name)" }
    return """
      \(access)init(
      \(list.joined(separator: ",\n").indented())
      ) {
      \(assignments.joined(separator: "\n").indented())
      }
      """
  }
}

extension SourceText {
  fileprivate func isFunction(_ type: Range<Int>) -> Bool {
    var index = type.lowerBound
    while index < type.upperBound {
      if tokens[index].kind == .arrow { return true }
      index = max(index, tokens[index].partner) + 1
    }
    return false
  }

  /// The type of a value that is a literal.
  fileprivate func literalType(_ value: Range<Int>) -> String? {
    guard value.count == 1, let index = value.first else { return nil }
    switch tokens[index].kind {
    case .string: return "Swift.String"
    case .number: return text(value).contains(".") ? "Swift.Double" : "Swift.Int"
    case .identifier: return ["true", "false"].contains(text(value)) ? "Swift.Bool" : nil
    default: return nil
    }
  }
}

/// `@DependencyEndpoint`: keeps a closure of a client beside a default that reports its use.
enum DependencyEndpointMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    guard let endpoint = DependencyEndpoint(declaration) else { return Expansion() }
    switch request.role {
    case .accessor:
      return Expansion(
        """
        {
          get { \(endpoint.storageName) }
          set { \(endpoint.storageName) = newValue }
        }
        """
      )
    case .peer:
      return peers(endpoint, request, declaration)
    default:
      return Expansion()
    }
  }

  private static func peers(
    _ endpoint: DependencyEndpoint,
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Expansion {
    var diagnostics: [Diagnostic] = []
    if endpoint.needsInitialValue {
      diagnostics.append(
        Diagnostic(
          .error,
          "'\(endpoint.name)' needs a value, such as '= { … }': it returns something and cannot "
            + "throw, so a test that does not provide it needs something to go on with",
          at: declaration.bindings[0].pattern,
          of: declaration,
          in: request.declaration
        )
      )
    }
    let client = request.lexicalContext.first.flatMap(DeclarationParser.parse)?.name ?? ""
    let value =
      endpoint.needsInitialValue ? "{ Swift.fatalError() }" : endpoint.unimplemented(in: client)
    let method = endpoint.method(
      named: methodName(declaration) ?? endpoint.name,
      access: declaration.memberAccess()
    )
    return Expansion(
      ["private var \(endpoint.storageName): \(endpoint.type) = \(value)", method ?? ""]
        .joined(separator: "\n"),
      diagnostics: diagnostics
    )
  }

  /// The name in `@DependencyEndpoint(method: "fetch")`.
  private static func methodName(_ declaration: Declaration) -> String? {
    let arguments = declaration.attribute(named: "DependencyEndpoint")?.arguments ?? []
    return arguments.first.map { String(declaration.source.text($0.value).dropFirst().dropLast()) }
  }
}
