/// The expansion of `@Reducer` on an enum: a state and an action with a case for each feature, and
/// a body that runs the feature whose case it is.
struct EnumReducer {
  private let declaration: Declaration
  private let request: ExpansionRequest
  private let list: CaseList
  private let name: String
  private let access: String
  /// The types of the associated values of an `Action` that the enum declares itself, by the cases'
  /// names.
  private let actionTypes: [String: String]

  init(_ declaration: Declaration, request: ExpansionRequest) {
    self.declaration = declaration
    self.request = request
    list = CaseList(of: declaration)
    name = declaration.name ?? ""
    access = declaration.memberAccess(in: request.lexicalContext)
    actionTypes = Self.actionTypes(in: declaration)
  }

  private static func actionTypes(in declaration: Declaration) -> [String: String] {
    let action = declaration.members().first { $0.kind == .enumeration && $0.name == "Action" }
    var types: [String: String] = [:]
    for member in action?.members() ?? [] where member.kind == .enumCase {
      for element in member.cases where element.parameters.count == 1 {
        types[member.source.text(element.name)] = member.source.text(element.parameters[0].type)
      }
    }
    return types
  }

  func expansion(_ parts: ReducerParts) -> Expansion {
    var members: [String] = []
    if !parts.hasState { members.append(state) }
    if !parts.hasAction { members.append(action) }
    if parts.body == nil { members.append(body) }
    if !parts.hasCaseScope { members.append(caseScope) }
    if !parts.hasScope { members.append(scope) }
    return Expansion(members.joined(separator: "\n"), diagnostics: casesInOneLine)
  }

  /// TCA copies a case with the comma that follows it, which does not compile.
  private var casesInOneLine: [Diagnostic] {
    Self.caseLists(in: declaration.members()).map { list in
      let second = list.cases[1].name
      let name = list.source.text(list.cases[0].name)
      return Diagnostic(
        .error,
        "each case of a '@Reducer' enum has a 'case' of its own; write "
          + "'case \(list.source.text(second))' on a line after 'case \(name)'",
        at: second..<second + 1,
        of: list,
        in: request.declaration
      )
    }
  }

  private static func caseLists(in members: [Declaration]) -> [Declaration] {
    members.flatMap { member -> [Declaration] in
      switch member.kind {
      case .enumCase: member.cases.count > 1 ? [member] : []
      case .conditional: member.branches.flatMap { caseLists(in: $0.members) }
      default: []
      }
    }
  }

  // MARK: - The cases

  /// The kind of feature that a case holds.
  private enum Role {
    /// A feature of its own, with its type.
    case feature(String)
    /// An alert or dialog: a state that goes with the first action, with the type of its actions.
    case ephemeral(action: String)
    /// A state marked `@ReducerCaseIgnored` whose actions the enum's own `Action` carries, with
    /// their type.
    case stored(action: String)
    /// A value without behaviour.
    case value
  }

  private func role(_ element: EnumCase, _ declaration: Declaration) -> Role {
    guard element.parameters.count == 1, let parameter = element.parameters.first
    else { return .value }
    let source = declaration.source
    if declaration.hasAttribute("ReducerCaseIgnored") {
      return actionTypes[source.text(element.name)].map { .stored(action: $0) } ?? .value
    }
    guard source.isTypeName(parameter.type) else { return .value }
    let type = source.text(parameter.type)
    if let argument = ephemeralArgument(source, parameter.type) {
      return .ephemeral(action: argument)
    }
    if declaration.hasAttribute("ReducerCaseEphemeral") {
      return .ephemeral(action: "\(type).Action")
    }
    return .feature(type)
  }

  /// `Alert` of `AlertState<Alert>`.
  private func ephemeralArgument(_ source: SourceText, _ type: Range<Int>) -> String? {
    let name = type.lowerBound
    guard
      source.token(name, is: "AlertState") || source.token(name, is: "ConfirmationDialogState"),
      name + 1 < type.upperBound, source.token(name + 1, is: ASCII.less),
      source.token(type.upperBound - 1, is: ASCII.greater)
    else { return nil }
    return source.text(name + 2..<type.upperBound - 1)
  }

  private func caseName(_ element: EnumCase, _ declaration: Declaration) -> String {
    declaration.source.text(element.name)
  }

  private func payload(_ element: EnumCase, _ declaration: Declaration) -> String {
    guard element.hasPayload else { return "" }
    let source = declaration.source
    let values = element.parameters.map { parameter in
      (parameter.label.map { "\(source.text($0)): " } ?? "") + source.text(parameter.type)
    }
    return "(\(values.joined(separator: ", ")))"
  }

  // MARK: - Members

  private var state: String {
    let cases = list.source { element, declaration in
      switch role(element, declaration) {
      case .feature(let type): "case \(caseName(element, declaration))(\(type).State)"
      case .ephemeral, .stored, .value:
        "case \(caseName(element, declaration))\(payload(element, declaration))"
      }
    }
    return "@dynamicMemberLookup\n"
      + expanded(
        "State",
        cases: cases,
        conformances: ["ComposableArchitecture.CaseReducerState"] + conformances(label: "state"),
        isObservable: true
      )
  }

  private var action: String {
    let cases = list.source { element, declaration in
      switch role(element, declaration) {
      case .feature(let type): "case \(caseName(element, declaration))(\(type).Action)"
      case .ephemeral(let action): "case \(caseName(element, declaration))(\(action))"
      case .stored, .value: "case \(caseName(element, declaration))(Swift.Never)"
      }
    }
    return expanded("Action", cases: cases, conformances: conformances(label: "action"))
  }

  /// An enum with everything that `@CasePathable` and `@ObservableState` would add to it.
  ///
  /// They are not attached to it, because Swift 6.3 crashes when it expands many macros inside of
  /// what another one wrote.
  private func expanded(
    _ name: String,
    cases: String,
    conformances: [String],
    isObservable: Bool = false
  ) -> String {
    guard let bare = DeclarationParser.parse("enum \(name) {\n\(cases)\n}") else { return "" }
    var protocols = CasePathableMacro.protocols(of: bare)
    var members = [cases, CasePathableMacro.source(of: bare, access: access)]
    if isObservable {
      protocols.append("ObservableState")
      members.insert("\(access)typealias StateReducer = \(self.name)", at: 0)
      members.append(ObservableStateMacro.source(ofEnum: bare, access: access))
    }
    let inherited = protocols.map { "ComposableArchitecture.\($0)" } + conformances
    return """
      \(access)enum \(name): \(inherited.joined(separator: ", ")) {
      \(members.joined(separator: "\n").indented())
      }
      """
  }

  /// All the types are written out, so that Swift has nothing to find out.
  private var body: String {
    let features = list.source { element, declaration in
      guard case .feature(let type) = role(element, declaration) else { return nil }
      let name = caseName(element, declaration)
      let feature =
        element.parameters[0].defaultValue.map { declaration.source.text($0) } ?? "\(type)()"
      return """
        ComposableArchitecture.Scope<Self.State, Self.Action, \(type)>(
          _state: Self.State.allCasePaths.\(name),
          action: Self.Action.allCasePaths.\(name),
          child: \(feature)
        )
        """
    }
    let reduce = "ComposableArchitecture.Reduce<Self.State, Self.Action>"
    return """
      \(access)static var body: \(reduce) {
        \(reduce)(
          ComposableArchitecture.CombineReducers {
      \(features.indented(by: 6))
          }
        )
      }
      """
  }

  private var caseScope: String {
    let cases = list.source { element, declaration in
      switch role(element, declaration) {
      case .feature(let type):
        "case \(caseName(element, declaration))(ComposableArchitecture.StoreOf<\(type)>)"
      case .stored(let action):
        "case \(caseName(element, declaration))"
          + "(\(storeType(of: element, declaration, action: action)))"
      case .ephemeral, .value:
        "case \(caseName(element, declaration))\(payload(element, declaration))"
      }
    }
    let paths = list.source { element, declaration in
      if element.parameters.count > 1 { return nil }
      let name = caseName(element, declaration)
      return """
        \(access)var \(name): ComposableArchitecture.CaseScopePath<
          \(self.name).State, \(self.name).Action, \(pathValue(element, declaration))
        > {
          ComposableArchitecture.CaseScopePath { store in
        \(pathExtraction(element, declaration).indented(by: 4))
          }
        }
        """
    }
    return """
      \(access)enum CaseScope: ComposableArchitecture._CaseScope {
      \(cases.indented())
        \(access)struct Paths {
      \(paths.indented(by: 4))
        }
        \(access)static var paths: Paths { Paths() }
      }
      """
  }

  /// The type of what a binding of one case is of.
  private func pathValue(_ element: EnumCase, _ declaration: Declaration) -> String {
    switch role(element, declaration) {
    case .feature(let type):
      return "ComposableArchitecture.StoreOf<\(type)>"
    case .stored(let action):
      return storeType(of: element, declaration, action: action)
    case .ephemeral, .value:
      guard !element.parameters.isEmpty else { return "Swift.Void" }
      return element.payloadType(in: declaration.source, replacingSelfWith: name)
    }
  }

  private func pathExtraction(_ element: EnumCase, _ declaration: Declaration) -> String {
    let name = caseName(element, declaration)
    if isStore(element, declaration) { return "store.scope(\\.\(name), action: \\.\(name))" }
    return element.parameters.isEmpty
      ? "if case .\(name) = store.state { return () }\nreturn nil"
      : "if case let .\(name)(value) = store.state { return value }\nreturn nil"
  }

  /// Whether a view gets a store for the case.
  private func isStore(_ element: EnumCase, _ declaration: Declaration) -> Bool {
    switch role(element, declaration) {
    case .feature, .stored: true
    case .ephemeral, .value: false
    }
  }

  private func storeType(
    of element: EnumCase,
    _ declaration: Declaration,
    action: String
  ) -> String {
    let state = declaration.source.text(element.parameters[0].type)
    return "ComposableArchitecture.Store<\(state), \(action)>"
  }

  private var scope: String {
    let cases = list.source { element, declaration in
      let name = caseName(element, declaration)
      if isStore(element, declaration) {
        return "case .\(name): return .\(name)(store.scope(\\.\(name), action: \\.\(name))!)"
      }
      guard !element.parameters.isEmpty else { return "case .\(name): return .\(name)" }
      let values = (0..<element.parameters.count).map { "value\($0)" }
      let arguments = zip(element.parameters, values).map { parameter, value in
        (parameter.label.map { "\(declaration.source.text($0)): " } ?? "") + value
      }
      return """
        case let .\(name)(\(values.joined(separator: ", "))):
          return .\(name)(\(arguments.joined(separator: ", ")))
        """
    }
    return """
      @preconcurrency @MainActor
      \(access)static func scope(
        _ store: ComposableArchitecture.Store<Self.State, Self.Action>
      ) -> CaseScope {
        switch store.state {
      \(cases.indented())
        }
      }
      """
  }

  // MARK: - Conformances by argument

  /// The protocols of `@Reducer(state: .equatable, .sendable, action: .equatable)`.
  private func conformances(label: StaticString) -> [String] {
    guard let attribute = declaration.attribute(named: "Reducer") else { return [] }
    var isWanted = false
    return attribute.arguments.compactMap { argument in
      if let name = argument.label {
        isWanted = declaration.source.token(name, is: label)
      }
      guard isWanted, let last = argument.value.last else { return nil }
      return Self.protocols[declaration.source.text(last)]
    }
  }

  private static let protocols = [
    "codable": "Swift.Codable",
    "decodable": "Swift.Decodable",
    "encodable": "Swift.Encodable",
    "equatable": "Swift.Equatable",
    "hashable": "Swift.Hashable",
    "sendable": "Swift.Sendable",
  ]
}

extension SourceText {
  /// Whether a type is written as a name, such as `Detail` or `Child.Detail<Int>`, and not as a
  /// list, an optional, a tuple or a function.
  fileprivate func isTypeName(_ type: Range<Int>) -> Bool {
    guard let first = type.first, tokens[first].kind == .identifier else { return false }
    if ["any", "some", "inout"].contains(text(first)) { return false }
    var depth = 0
    return type.allSatisfy { index in
      if token(index, is: ASCII.less) { depth += 1 }
      if token(index, is: ASCII.greater) { depth -= 1 }
      return depth > 0 || tokens[index].kind == .identifier
        || token(index, is: ASCII.dot) || token(index, is: ASCII.greater)
    }
  }
}
