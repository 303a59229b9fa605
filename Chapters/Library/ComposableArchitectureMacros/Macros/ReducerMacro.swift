/// `@Reducer`: makes a struct a reducer, or derives a reducer from an enum of features.
enum ReducerMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    switch request.role {
    case .member: members(request, declaration)
    case .memberAttribute: Expansion(memberAttributes(declaration))
    case .extensionRole: conformance(request, declaration)
    default: Expansion()
    }
  }

  private static func conformance(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Expansion {
    guard let type = request.extendedType else { return Expansion() }
    var protocols: [String] = []
    switch declaration.kind {
    case .structure:
      if request.isMissingConformance("Reducer") { protocols.append("Reducer") }
    case .enumeration:
      if request.isMissingConformance("CaseReducer") { protocols.append("CaseReducer") }
      if request.isMissingConformance("Reducer") { protocols.append("Reducer") }
    default:
      break
    }
    guard !protocols.isEmpty else { return Expansion() }
    let names = protocols.map { "ComposableArchitecture.\($0)" }.joined(separator: ", ")
    let availability = declaration.availability(in: request.lexicalContext)
    return Expansion("\(availability)extension \(type): \(names) {}")
  }

  private static func members(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Expansion {
    let parts = ReducerParts(of: declaration)
    switch declaration.kind {
    case .structure:
      return structMembers(request, declaration, parts)
    case .enumeration:
      return EnumReducer(declaration, request: request).expansion(parts)
    default:
      let keyword = declaration.keyword..<declaration.keyword + 1
      return Expansion(diagnostics: [
        Diagnostic(
          .error,
          "'@Reducer' can only be applied to a struct or an enum, and this is "
            + "a '\(declaration.source.text(keyword))'",
          at: keyword,
          of: declaration,
          in: request.declaration
        )
      ])
    }
  }

  // MARK: - Structs

  /// The members that a struct leaves out, in the smallest form that works.
  private static func structMembers(
    _ request: ExpansionRequest,
    _ declaration: Declaration,
    _ parts: ReducerParts
  ) -> Expansion {
    let access = declaration.memberAccess(in: request.lexicalContext)
    var members: [String] = []
    if !parts.hasState, !parts.bodyFixesTypes {
      members.append(
        """
        \(access)struct State: ComposableArchitecture.ObservableState, Swift.Codable,
          Swift.Hashable, Swift.Sendable
        {
          \(access)init() {}
        \(ObservableStateMacro.structMembers(access: access).indented())
        }
        """
      )
    }
    if !parts.hasAction, !parts.bodyFixesTypes {
      members.append("\(access)enum Action: Swift.Hashable, Swift.Sendable {}")
    }
    if parts.body == nil, parts.reduceMethod == nil {
      members.append(
        "\(access)let body = ComposableArchitecture.EmptyReducer<State, Action>()"
      )
    }
    return Expansion(
      members.joined(separator: "\n"),
      diagnostics: bodyAndReduceMethod(request, declaration, parts)
    )
  }

  /// The attributes for one member: case paths for actions and enum states, and the builder for a
  /// `body`, which Swift does not infer when the conformance comes from a macro.
  private static func memberAttributes(_ member: Declaration) -> String {
    var attributes: [String] = []
    if member.kind == .enumeration, let name = member.nameToken {
      let isState = member.source.token(name, is: "State")
      guard isState || member.source.token(name, is: "Action") else { return "" }
      if !member.hasAttribute("CasePathable") {
        attributes.append("@ComposableArchitecture.CasePathable")
      }
      if isState, !member.hasAttribute("dynamicMemberLookup") {
        attributes.append("@dynamicMemberLookup")
      }
    } else if needsBuilder(member) {
      let types = member.bindings[0].type.flatMap { ReducerTypes(ofBody: $0, in: member.source) }
      let arguments = types.map { "\($0.state), \($0.action)" } ?? "Self.State, Self.Action"
      attributes.append("@ComposableArchitecture.ReducerBuilder<\(arguments)>")
    }
    return attributes.joined(separator: "\n")
  }

  /// Whether the member is a `body` whose getter is written without `get` and without `return`:
  /// only there a builder can be put in front.
  private static func needsBuilder(_ member: Declaration) -> Bool {
    guard
      member.kind == .variable, !member.hasModifier("static"),
      member.bindings.count == 1, let name = member.bindings[0].name,
      member.source.token(name, is: "body"), let brace = member.bindings[0].accessorBrace,
      !member.attributes.contains(where: {
        member.source.text($0.baseName).hasPrefix("ReducerBuilder")
      })
    else { return false }
    return !returnsOrNamesAccessors(member.source, in: brace)
  }

  private static func returnsOrNamesAccessors(_ source: SourceText, in brace: Int) -> Bool {
    var index = brace + 1
    let end = source.tokens[brace].partner
    if index < end, source.token(index, is: "get"), source.token(index + 1, is: ASCII.openBrace) {
      return true
    }
    while index < end {
      if source.token(index, is: "return") { return true }
      let partner = source.tokens[index].partner
      index = partner > index ? partner + 1 : index + 1
    }
    return false
  }

  // MARK: - Diagnostics

  private static func bodyAndReduceMethod(
    _ request: ExpansionRequest,
    _ declaration: Declaration,
    _ parts: ReducerParts
  ) -> [Diagnostic] {
    guard let method = parts.reduceMethod else { return [] }
    let name = method.nameToken ?? method.keyword
    guard let body = parts.body else {
      return [methodInPlaceOfBody(method, request, declaration)]
    }
    var diagnostic = Diagnostic(
      .error,
      "A reducer with a 'body' must not have a 'reduce' method: the method would be called and "
        + "'body' never",
      at: name..<name + 1,
      of: declaration,
      in: request.declaration
    )
    let bodyName = body.bindings[0].pattern
    let offset = declaration.source.byteRange(bodyName).lowerBound
    diagnostic.notes = [
      .init(message: "'body' is here", offset: request.declaration.offset + offset)
    ]
    return [diagnostic]
  }

  /// The warning of a reducer that implements `reduce(into:action:)`, with a fix that makes the
  /// method a `body` with one `Reduce`.
  private static func methodInPlaceOfBody(
    _ method: Declaration,
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Diagnostic {
    let source = declaration.source
    let name = method.nameToken ?? method.keyword
    var diagnostic = Diagnostic(
      .warning,
      "'reduce(into:action:)' is deprecated as the implementation of a reducer: write a 'body' "
        + "with 'Reduce { state, action in … }'",
      at: name..<name + 1,
      of: declaration,
      in: request.declaration
    )
    guard
      let names = method.reduceParameterNames, let types = ReducerTypes(ofMethod: method),
      let openBrace = method.openBrace, source.tokens[openBrace].partner > openBrace
    else { return diagnostic }
    let isOfSelf =
      ["State", "Self.State"].contains(types.state)
      && ["Action", "Self.Action"].contains(types.action)
    let type = isOfSelf ? "ReducerOf<Self>" : "Reducer<\(types.state), \(types.action)>"
    let indentation = source.indentation(of: method.tokens.lowerBound)
    diagnostic.replace(
      [
        (
          method.keyword..<openBrace + 1,
          "var body: some \(type) {\n\(indentation)  Reduce { \(names.state), \(names.action) in"
        ),
        (
          source.tokens[openBrace].partner..<source.tokens[openBrace].partner + 1,
          "}\n\(indentation)}"
        ),
      ],
      of: declaration,
      in: request.declaration,
      message: "Make the method a 'body' with 'Reduce'"
    )
    return diagnostic
  }
}
