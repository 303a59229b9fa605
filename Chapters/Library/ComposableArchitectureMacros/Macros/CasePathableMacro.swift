/// `@CasePathable`: gives an enum a case path for each of its cases.
enum CasePathableMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    switch request.role {
    case .member: members(request, declaration)
    case .extensionRole: conformance(request, declaration)
    default: Expansion()
    }
  }

  private static func conformance(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Expansion {
    guard
      declaration.kind == .enumeration, !hasCasePaths(declaration),
      let type = request.extendedType
    else { return Expansion() }
    let protocols = protocols(of: declaration).filter(request.isMissingConformance)
    guard !protocols.isEmpty else { return Expansion() }
    let names = protocols.map { "ComposableArchitecture.\($0)" }.joined(separator: ", ")
    let availability = declaration.availability(in: request.lexicalContext)
    return Expansion("\(availability)extension \(type): \(names) {}")
  }

  private static func members(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Expansion {
    guard declaration.kind == .enumeration else {
      return Expansion(diagnostics: [notAnEnum(request, declaration)])
    }
    if hasCasePaths(declaration) { return Expansion() }
    return Expansion(
      source(of: declaration, access: declaration.memberAccess(in: request.lexicalContext)),
      diagnostics: overloads(request, declaration)
    )
  }

  /// Whether the enum says that it conforms and has case paths of its own.
  private static func hasCasePaths(_ declaration: Declaration) -> Bool {
    guard declaration.inherits("CasePathable") else { return false }
    return declaration.members().contains { member in
      (member.isType || member.kind == .alias)
        && member.nameToken.map { member.source.token($0, is: "AllCasePaths") } == true
    }
  }

  /// The protocols that the members below make an enum conform to.
  static func protocols(of declaration: Declaration) -> [String] {
    ["CasePathable"] + (hidesSequence(declaration) ? [] : ["CasePathIterable"])
  }

  /// The members that an enum needs to be `CasePathable`.
  static func source(of declaration: Declaration, access: String) -> String {
    let name = declaration.name ?? ""
    var list = CaseList(of: declaration)
    _ = list.removeOverloads()
    let partialPath = "ComposableArchitecture.PartialCaseKeyPath<\(name)>"
    let reflection = list.source { element, declaration in
      let name = declaration.source.text(element.name)
      return "if case .\(name) = root { return \\.\(name) }"
    }
    let paths = list.source { element, declaration in
      declaration.availability + casePath(element, declaration.source, root: name, access: access)
    }
    let iteration = list.source { element, declaration in
      "paths.append(\\.\(declaration.source.text(element.name)))"
    }
    let isSequence = !hidesSequence(declaration)
    var body: String
    if reflection.isEmpty {
      // The library has the subscript: here Swift would warn that it is never called.
      body = "\(access)typealias Root = \(name)"
    } else {
      // Not a switch: Swift refuses one over an enum whose payloads all have no values.
      body = """
        \(list.availability)\(access)subscript(root: \(name)) -> \(partialPath) {
        \(reflection.indented())
          return \\.never
        }
        \(paths)
        """
    }
    if isSequence {
      body += """

        \(list.availability)\(access)func makeIterator()
          -> Swift.IndexingIterator<[\(partialPath)]>
        {
          \(iteration.isEmpty ? "let" : "var") paths: [\(partialPath)] = []
        \(iteration.indented())
          return paths.makeIterator()
        }
        """
    }
    let protocols = isSequence ? "Swift.Sendable, Swift.Sequence" : "Swift.Sendable"
    return """
      \(access)struct AllCasePaths: ComposableArchitecture.CasePathReflectable, \(protocols) {
      \(body.indented())
      }
      \(access)static var allCasePaths: AllCasePaths { AllCasePaths() }
      """
  }

  /// A type named `Element` or `Iterator` in a payload would mean those of the sequence, so then
  /// the case paths are no sequence.
  private static func hidesSequence(_ declaration: Declaration) -> Bool {
    CaseList(of: declaration).elements.contains { element, declaration in
      element.parameters.contains { parameter in
        parameter.type.contains {
          declaration.source.token($0, is: "Element")
            || declaration.source.token($0, is: "Iterator")
        }
      }
    }
  }

  private static func casePath(
    _ element: EnumCase,
    _ source: SourceText,
    root: String,
    access: String
  ) -> String {
    let name = source.text(element.name)
    let count = element.parameters.count
    let type = count == 0 ? "Void" : element.payloadType(in: source, replacingSelfWith: root)
    let embed: String
    let extract: String
    switch count {
    case 0:
      embed = "{ _ in \(root).\(name)\(element.hasPayload ? "()" : "") }"
      extract = "guard case .\(name) = $0 else { return nil }; return ()"
    case 1:
      // Not a closure: Swift warns of the one for a payload that has no values, such as `Never`.
      embed = "\(root).\(name)"
      extract = "guard case .\(name)(let value) = $0 else { return nil }; return value"
    default:
      let arguments = element.parameters.enumerated().map { "\(label($1, source))$0.\($0)" }
      let variables = (0..<count).map { "value\($0)" }.joined(separator: ", ")
      embed = "{ \(root).\(name)(\(arguments.joined(separator: ", "))) }"
      extract =
        "guard case let .\(name)(\(variables)) = $0 else { return nil }; return (\(variables))"
    }
    return """
      \(access)var \(name): ComposableArchitecture.AnyCasePath<\(root), \(type)> {
        ._$embed(\(embed), name: "\(name.withoutBackticks)", extract: { \(extract) })
      }
      """
  }

  private static func label(_ parameter: CaseParameter, _ source: SourceText) -> String {
    parameter.label.map { "\(source.text($0)): " } ?? ""
  }

  // MARK: - Diagnostics

  private static func notAnEnum(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Diagnostic {
    let keyword = declaration.keyword..<declaration.keyword + 1
    return Diagnostic(
      .error,
      "'@CasePathable' can only be applied to an enum, and this is a "
        + "'\(declaration.source.text(keyword))'",
      at: keyword,
      of: declaration,
      in: request.declaration
    )
  }

  private static func overloads(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> [Diagnostic] {
    var list = CaseList(of: declaration)
    return list.removeOverloads().map { element, declaration in
      Diagnostic(
        .error,
        "'@CasePathable' needs a different name for each case, and "
          + "'\(declaration.source.text(element.name))' is there twice",
        at: element.name..<element.name + 1,
        of: declaration,
        in: request.declaration
      )
    }
  }
}
