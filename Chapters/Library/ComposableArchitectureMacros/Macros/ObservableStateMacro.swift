/// `@ObservableState`: gives a struct or an enum an identity, and tracks the fields of a struct.
enum ObservableStateMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    switch request.role {
    case .member: members(request, declaration)
    case .memberAttribute: memberAttribute(request, declaration)
    case .extensionRole: conformance(request, declaration)
    default: Expansion()
    }
  }

  private static func conformance(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Expansion {
    guard
      declaration.kind == .structure || declaration.kind == .enumeration,
      let type = request.extendedType, request.isMissingConformance("ObservableState")
    else { return Expansion() }
    let availability = declaration.availability(in: request.lexicalContext)
    return Expansion(
      "\(availability)extension \(type): ComposableArchitecture.ObservableState {}"
    )
  }

  private static func members(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Expansion {
    let access = declaration.memberAccess(in: request.lexicalContext)
    switch declaration.kind {
    case .structure:
      return Expansion(structMembers(access: access))
    case .enumeration:
      return Expansion(source(ofEnum: declaration, access: access))
    default:
      return Expansion(diagnostics: [notAValueType(request, declaration)])
    }
  }

  /// The identity of a struct is kept where its observers are.
  static func structMembers(access: String) -> String {
    """
    \(access)var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
    \(access)var _$id: ComposableArchitecture.ObservableStateID { _$observationRegistrar.id }
    \(access)mutating func _$willModify() { _$observationRegistrar._$willModify() }
    """
  }

  // MARK: - Enums

  /// The identity of an enum is that of its payload together with the number of the case, so that
  /// another case is another identity.
  static func source(ofEnum declaration: Declaration, access: String) -> String {
    let list = CaseList(of: declaration)
    let identity = "ComposableArchitecture.ObservableStateID"
    var number = -1
    let identities = list.source { element, declaration in
      number += 1
      let name = declaration.source.text(element.name)
      if element.parameters.isEmpty || hasNoValues(element, declaration.source) {
        return "case .\(name): return \(identity)._$inert._$tag(\(number))"
      }
      let values = (0..<element.parameters.count).map { "value\($0)" }.joined(separator: ", ")
      let payload = element.parameters.count == 1 ? values : "(\(values))"
      return """
        case let .\(name)(\(values)):
          return \(identity)._$id(for: \(payload))._$tag(\(number))
        """
    }
    let modifications = list.source { element, declaration in
      let name = declaration.source.text(element.name)
      guard element.parameters.count == 1, !hasNoValues(element, declaration.source) else {
        return "case .\(name): break"
      }
      let label = element.parameters[0].label.map { "\(declaration.source.text($0)): " } ?? ""
      return """
        case var .\(name)(value):
          ComposableArchitecture._$willModify(&value)
          self = .\(name)(\(label)value)
        """
    }
    // Swift refuses a switch over an enum whose payloads all have no values.
    let isInhabited = list.elements.contains { !hasNoValues($0.element, $0.declaration.source) }
    let body =
      isInhabited ? "switch self {\n\(identities)\n}" : "return \(identity)._$inert"
    return """
      \(list.availability)\(access)var _$id: \(identity) {
      \(body.indented())
      }
      \(access)mutating func _$willModify() {
      \((isInhabited ? "switch self {\n\(modifications)\n}" : "").indented())
      }
      """
  }

  /// Whether nothing is ever in the case.
  private static func hasNoValues(_ element: EnumCase, _ source: SourceText) -> Bool {
    element.parameters.contains { source.token($0.type.upperBound - 1, is: "Never") }
  }

  // MARK: - Fields

  private static func memberAttribute(
    _ request: ExpansionRequest,
    _ member: Declaration
  ) -> Expansion {
    guard
      member.kind == .variable, member.source.token(member.keyword, is: "var"),
      !member.hasAttribute("ObservationStateIgnored"),
      !member.hasAttribute("ObservationStateTracked"), !member.hasAttribute("Presents"),
      let parent = request.parent.flatMap({ DeclarationParser.parse($0.source) }),
      parent.kind == .structure
    else { return Expansion() }
    if let diagnostic = olderWrapper(request, member) {
      return Expansion(diagnostics: [diagnostic])
    }
    if let diagnostic = lazyVariable(request, member) ?? severalVariables(request, member) {
      return Expansion(diagnostics: [diagnostic])
    }
    guard let property = StoredProperty(member), !property.isShared else {
      return Expansion()
    }
    return Expansion("@ComposableArchitecture.ObservationStateTracked")
  }

  // MARK: - Diagnostics

  private static func notAValueType(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Diagnostic {
    let keyword = declaration.keyword..<declaration.keyword + 1
    return Diagnostic(
      .error,
      "'@ObservableState' can only be applied to a struct or an enum, and this is a "
        + "'\(declaration.source.text(keyword))'",
      at: keyword,
      of: declaration,
      in: request.declaration
    )
  }

  /// `@PresentationState` and `@BindingState` are how fields were spelled before observable state.
  private static func olderWrapper(
    _ request: ExpansionRequest,
    _ member: Declaration
  ) -> Diagnostic? {
    if let attribute = member.attribute(named: "PresentationState") {
      var diagnostic = Diagnostic(
        .error,
        "'@PresentationState' does not work in '@ObservableState'; use '@Presents'",
        at: attribute.tokens,
        of: member,
        in: request.declaration
      )
      diagnostic.replace(attribute.tokens, of: member, in: request.declaration, with: "@Presents")
      return diagnostic
    }
    guard let attribute = member.attribute(named: "BindingState") else { return nil }
    var diagnostic = Diagnostic(
      .error,
      "'@BindingState' does not work in '@ObservableState', and it is not needed there",
      at: attribute.tokens,
      of: member,
      in: request.declaration
    )
    diagnostic.replace(attribute.tokens, of: member, in: request.declaration, with: "")
    return diagnostic
  }

  private static func lazyVariable(
    _ request: ExpansionRequest,
    _ member: Declaration
  ) -> Diagnostic? {
    guard member.hasModifier("lazy"), let first = member.bindings.first else { return nil }
    return Diagnostic(
      .error,
      "'lazy' does not work in '@ObservableState': nobody would see when the value is made; compute"
        + " the property, or store its value from the beginning",
      at: first.pattern,
      of: member,
      in: request.declaration
    )
  }

  private static func severalVariables(
    _ request: ExpansionRequest,
    _ member: Declaration
  ) -> Diagnostic? {
    guard
      member.bindings.count > 1 || member.bindings.first?.name == nil,
      !member.hasModifier("static"), let first = member.bindings.first,
      member.bindings.allSatisfy({ $0.accessorBrace == nil })
    else { return nil }
    return Diagnostic(
      .error,
      "'@ObservableState' needs a declaration of its own for each variable",
      at: first.pattern,
      of: member,
      in: request.declaration
    )
  }
}
