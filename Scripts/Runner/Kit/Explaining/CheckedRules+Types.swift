extension CheckedRule {
  /// Mistakes in declaring a feature and its parts.
  static let types = [
    CheckedRule(id: "shared-name", bearing: .sharedName) { mistake in
      let isTwice =
        mistake.has("invalid redeclaration of '") || mistake.has("is ambiguous for type lookup")
      guard isTwice, let name = mistake.names.first, mistake.code.sharedTypes.contains(name),
        let own = mistake.code.ownLine(ofType: name)
      else { return nil }
      return Explanation(
        "The files that the exercises of this chapter share have a `\(name)` already. Give yours"
          + " another name.",
        line: own,
        cause: "shared \(name)"
      )
    },
    CheckedRule(id: "state-not-equatable", bearing: .declaration) { mistake in
      guard mistake.has("does not conform to protocol 'Equatable'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name)
      else { return nil }
      return mistake.incomparablePart(of: type)
    },
    CheckedRule(id: "reducer-macro-missing", bearing: .declaration) { mistake in
      guard mistake.has("does not conform to protocol 'Reducer'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name),
        !type.isReducer, type.members.contains(where: { $0.name == "body" })
      else { return nil }
      return Explanation(
        "`\(type.shortName)` has a `body` of reducers but is no reducer itself. `@Reducer` in front"
          + " of it makes it one.",
        line: type.line,
        cause: "reducer \(type.name)"
      )
    },
    CheckedRule(id: "reducer-incomplete", bearing: .declaration) { mistake in
      guard mistake.has("does not conform to protocol 'Reducer'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name),
        type.isReducer, type.keyword == "struct", let body = type.member("body")
      else { return nil }
      let form = body.kind == .property ? body.type.replacing(" ", with: "") : ""
      return ["someReducerOf<Self>", "someReducer<State,Action>"].contains(form)
        ? nil
        : Explanation(
          "`body` is declared as `var body: some ReducerOf<Self>`.",
          line: body.line,
          cause: "reducer \(type.name)"
        )
    },
  ]
}

extension Mistake {
  /// The part of a type that cannot be compared, as far as the declarations say it.
  fileprivate func incomparablePart(of type: Declarations.DeclaredType) -> Explanation? {
    if type.keyword == "class" {
      return Explanation(
        "`\(short(type))` is a class, of which Swift cannot compare the values by itself. A state,"
          + " and what it holds, is a `struct`.",
        cause: "class " + type.name
      )
    }
    let properties = type.properties.filter { !$0.isStatic }
      .map { (name: "`\($0.name)`", line: $0.line, type: $0.type) }
    let payloads = type.cases.flatMap { declared in
      declared.parameters.map { ("what `\(declared.name)` carries", declared.line, $0.type) }
    }
    for part in properties + payloads {
      let first =
        "To compare two of `\(short(type))`, everything in it must be comparable, and \(part.name)"
        + " (line \(part.line)) is not. "
      let plain = part.type.hasSuffix("?") ? String(part.type.dropLast()) : part.type
      if let cure = incomparableType(plain, in: type.name) {
        return Explanation(first + cure.text, cause: cure.cause)
      }
    }
    return nil
  }

  /// The change that lets a type be compared; nil if it can be, or if that is not known.
  private func incomparableType(_ name: String, in scope: String) -> Explanation? {
    for wrapper in ["AlertState<", "ConfirmationDialogState<", "IdentifiedArrayOf<"]
    where name.hasPrefix(wrapper) {
      let argument = Declarations.argument(of: name) ?? ""
      // An enum whose cases carry nothing is `Equatable` without saying so.
      guard let inner = code.declarations.type(argument, in: scope),
        !(inner.keyword == "enum" && inner.cases.allSatisfy(\.parameters.isEmpty))
      else { return nil }
      return incomparableType(argument, in: scope)
    }
    guard let type = code.declarations.type(name, in: scope), type.keyword != "protocol",
      !type.inherited.contains(where: { ["Equatable", "Hashable"].contains($0) })
    else { return nil }
    let parent = type.name.split(separator: ".").dropLast().joined(separator: ".")
    if code.declarations.types[parent]?.isReducer == true,
      code.declarations.types[parent]?.keyword == "enum"
    {
      return Explanation(
        "The state of a `@Reducer enum` becomes comparable with a line outside of all braces:"
          + " `extension \(type.name): Equatable {}`.",
        cause: type.name
      )
    }
    if type.keyword == "enum", type.cases.allSatisfy(\.parameters.isEmpty) { return nil }
    return Explanation(
      "Write `Equatable` after the name of `\(type.shortName)` (line \(type.line)).",
      cause: type.name
    )
  }
}

extension ExplainedCode {
  /// The line at which the learner's file declares a type of this name outside of all others.
  fileprivate func ownLine(ofType name: String) -> Int? {
    let scope = declarations.scopes.first { $0.type == name }
    return scope.flatMap { scope in
      tokens[..<scope.tokens.lowerBound].last { $0.isWord(name) }?.line
    }
  }
}
