/// `@DependencyEntry`: writes the key of a dependency, and makes the variable read and write by it.
enum DependencyEntryMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    guard request.role == .accessor || request.role == .peer else { return Expansion() }
    let entry = Entry(request, declaration)
    if let misuse = entry.misuse {
      // The message belongs to one of the two roles; the other keeps Swift from asking for more.
      if request.role == .peer { return Expansion(diagnostics: [misuse]) }
      return Expansion(entry.isVariable ? "{ get { Swift.fatalError() } }" : "")
    }
    guard request.role == .peer else {
      return Expansion(
        """
        {
          get { self[\(entry.keyName).self] }
          set { self[\(entry.keyName).self] = newValue }
        }
        """
      )
    }
    return Expansion(entry.key)
  }

  /// The dependency that one variable declares.
  private struct Entry {
    let request: ExpansionRequest
    let declaration: Declaration
    private let attribute: Attribute?

    init(_ request: ExpansionRequest, _ declaration: Declaration) {
      self.request = request
      self.declaration = declaration
      attribute = declaration.attribute(named: "DependencyEntry")
    }

    private var source: SourceText { declaration.source }
    private var property: StoredProperty? { StoredProperty(declaration) }

    var isVariable: Bool { source.token(declaration.keyword, is: "var") }

    /// The source of the key.
    var key: String {
      guard let property else { return "" }
      let access = declaration.visibleAccess.map { $0 + " " } ?? ""
      var values = [String]()
      if let type = property.binding.type {
        let type = source.text(type)
        values.append("\(access)typealias Value = \(type)")
        for (name, value) in expressions {
          values.append("\(access)static var \(name): \(type) { \(value) }")
        }
      } else {
        for (name, value) in expressions {
          values.append("\(access)static let \(name) = \(value)")
        }
      }
      let conformance = argument(named: "liveValue") == nil ? "TestDependencyKey" : "DependencyKey"
      return """
        \(access.isEmpty ? "private " : access)nonisolated enum \(keyName): ComposableArchitecture.\(conformance) {
        \(values.joined(separator: "\n").indented())
        }
        """
    }

    /// The values that the key gives, by the names of its requirements.
    private var expressions: [(name: String, value: String)] {
      let given = ["liveValue", "previewValue"].compactMap { name in
        argument(named: name).map { (name: name, value: $0) }
      }
      let test = property?.binding.initializer.map { (name: "testValue", value: source.text($0)) }
      return given + [test].compactMap(\.self)
    }

    private func argument(named label: String) -> String? {
      attribute?.arguments.first { $0.label.map { source.text($0) } == label }
        .map { source.text($0.value) }
    }

    // MARK: The key's name

    /// Another module gives a key its live value, so what it can see has a name of its own.
    var keyName: String {
      let name = (property?.name ?? "").withoutBackticks
      guard declaration.visibleAccess != nil else { return "__Key_\(name)" }
      if let ownName { return ownName }
      if let type = property?.binding.type, let typeName = source.nominalName(of: type) {
        return typeName + "Key"
      }
      return name.prefix(1).uppercased() + name.dropFirst() + "Key"
    }

    /// The name in `@DependencyEntry("ClientKey")`.
    private var ownName: String? {
      attribute?.arguments.first { $0.label == nil }
        .map { String(source.text($0.value).dropFirst().dropLast()) }
    }

    // MARK: Diagnostics

    /// The mistake in the declaration, if there is one.
    var misuse: Diagnostic? {
      func error(_ message: String) -> Diagnostic {
        let place =
          declaration.bindings.first?.pattern ?? declaration.keyword..<declaration.keyword + 1
        return Diagnostic(.error, message, at: place, of: declaration, in: request.declaration)
      }
      guard isVariable, isInDependencyValues else {
        return error(
          "'@DependencyEntry' belongs in front of a 'var' in 'extension DependencyValues'"
        )
      }
      guard let property else {
        return error("'@DependencyEntry' can only be applied to one stored variable")
      }
      if property.binding.initializer == nil, argument(named: "liveValue") == nil {
        return error(
          "'\(property.name)' needs a value for tests, such as '= …', or a 'liveValue' to fall"
            + " back on"
        )
      }
      return nil
    }

    private var isInDependencyValues: Bool {
      guard
        let parent = request.lexicalContext.first.flatMap(DeclarationParser.parse),
        parent.kind == .extensionType, let first = parent.nameToken
      else { return false }
      var last = first
      while parent.source.tokens.indices.contains(last + 2),
        parent.source.token(last + 1, is: ASCII.dot)
      {
        last += 2
      }
      return parent.source.token(last, is: "DependencyValues")
    }
  }
}

extension Declaration {
  /// `public` or `package`, if that is written.
  fileprivate var visibleAccess: String? {
    modifiers.filter { $0.detail == nil }.map { source.text($0.name) }
      .first { $0 == "public" || $0 == "package" }
  }
}

extension SourceText {
  /// The last name of a type that is one name, with or without `any`, `some` and `?`.
  fileprivate func nominalName(of type: Range<Int>) -> String? {
    let words = type.filter { tokens[$0].kind == .identifier }
      .map { text($0) }
      .filter { $0 != "any" && $0 != "some" }
    let isOneName = type.allSatisfy {
      tokens[$0].kind == .identifier || token($0, is: ASCII.dot)
        || token($0, is: ASCII.questionMark)
    }
    return isOneName ? words.last?.withoutBackticks : nil
  }
}
