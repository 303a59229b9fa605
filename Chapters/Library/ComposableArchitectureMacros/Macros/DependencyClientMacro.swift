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
    guard DependencyEndpoint(member) != nil, !member.hasAttribute("DependencyEndpoint") else {
      return Expansion()
    }
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
    let access = declaration.memberAccess(in: request.lexicalContext)
    var parameters: [String] = []
    var assignments: [String] = []
    var haveAllValues = true
    for member in declaration.members() {
      guard let property = StoredProperty(member), property.binding.type != nil else { continue }
      if let endpoint = DependencyEndpoint(member) {
        parameters.append("\(endpoint.name): @escaping \(endpoint.type)")
        assignments.append("self.\(endpoint.storageName) = \(endpoint.name)")
      } else {
        if property.binding.initializer == nil { haveAllValues = false }
        parameters.append("\(property.name)\(property.typeAnnotation)\(property.initializer)")
        assignments.append("self.\(property.name) = \(property.name)")
      }
    }
    var initializers: [String] = []
    if !parameters.isEmpty {
      initializers.append(
        """
        \(access)init(
        \(parameters.joined(separator: ",\n").indented())
        ) {
        \(assignments.joined(separator: "\n").indented())
        }
        """
      )
    }
    if haveAllValues { initializers.append("\(access)init() {}") }
    return Expansion(initializers.joined(separator: "\n"))
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
