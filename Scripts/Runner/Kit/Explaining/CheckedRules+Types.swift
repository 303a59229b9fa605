extension CheckedRule {
  /// Mistakes in declaring a feature and its parts.
  static let types = [
    CheckedRule(id: "state-not-equatable") { mistake in
      guard mistake.has("does not conform to protocol 'Equatable'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name)
      else { return nil }
      return mistake.incomparablePart(of: type)
    },
    CheckedRule(id: "not-identifiable") { mistake in
      guard mistake.has("'ID' is not a member type of"), let type = mistake.missingMember?.0
      else { return nil }
      return Explanation(
        "A type has an `ID` once it is `Identifiable`: write that after `\(type.shortName)`.",
        line: type.line
      )
    },
    CheckedRule(id: "page-is-no-reducer") { mistake in
      guard mistake.has("is not a member type of") || mistake.has("conform to protocol 'Reducer'"),
        let name = mistake.names.first(where: { $0.contains(".") })?.split(separator: " ").last,
        let type = mistake.code.declarations.type(String(name)), !type.isReducer,
        !type.members.contains(where: { $0.name == "body" }),
        let page = mistake.page(carrying: type)
      else { return nil }
      let payload = page.parameters[0].type
      let advice =
        payload.hasSuffix(".State")
        ? "and not their states: write `\(page.name)(\(payload.dropLast(".State".count)))`."
        : "and `\(type.shortName)` is none. For an alert, write"
          + " `\(page.name)(AlertState<\(payload)>)`."
      return Explanation(
        "The cases of a `@Reducer enum` carry reducers, \(advice)",
        line: page.line
      )
    },
    CheckedRule(id: "reducer-macro-missing") { mistake in
      let isEnum = mistake.has("is not a member type of enum")
      let isPart = ["State", "Action"].contains(mistake.names.first)
      guard mistake.has("does not conform to protocol 'Reducer'") || isEnum && isPart,
        let name = isEnum ? mistake.names.last : mistake.names.first,
        let type = mistake.code.declarations.type(name), !type.isReducer,
        isEnum || type.members.contains(where: { $0.name == "body" })
      else { return nil }
      let text =
        isEnum
        ? "`\(type.shortName)` has a `State` and an `Action` only as a `@Reducer enum`: the macro"
          + " makes them, and is missing before `enum \(type.shortName)`."
        : "`\(type.shortName)` has a `body` of reducers but is no reducer itself. `@Reducer` in front"
          + " of it makes it one."
      return Explanation(text, line: type.line)
    },
    CheckedRule(id: "reducer-incomplete") { mistake in
      guard mistake.has("does not conform to protocol 'Reducer'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name),
        type.isReducer, type.keyword == "struct"
      else { return nil }
      let parts = mistake.code.declarations.types
      if let part = ["State", "Action"].first(where: { parts["\(type.name).\($0)"] == nil }) {
        return Explanation("`\(type.shortName)` has no `\(part)` of its own.")
      }
      guard let body = type.member("body") else {
        return Explanation("`\(type.shortName)` has no `var body: some ReducerOf<Self>`.")
      }
      let written = body.type.replacing(" ", with: "")
      return ["someReducerOf<Self>", "someReducer<State,Action>"].contains(written)
        ? nil
        : Explanation("A `body` is a property, `var body: some ReducerOf<Self>`.", line: body.line)
    },
    CheckedRule(id: "scope-expected") { mistake in
      guard mistake.isGetOnlyStore, let name = mistake.word,
        let feature = mistake.featureOfStore,
        let property = mistake.code.declarations.types[feature.name + ".State"]?.member(name),
        property.attributes.contains("Presents")
      else { return nil }
      return "`\(name)` is presented, and what shows it is given a scope of the store:"
        + " `$store.scope(\\.$\(name), action: \\.…)`."
    },
    CheckedRule(id: "bindable-action") { mistake in
      var name: String?
      if mistake.isGetOnlyStore {
        name = mistake.featureOfStore.map { $0.name + ".Action" }
      } else if mistake.has("conform to 'ViewAction'") || mistake.has("conform to 'BindableAction'")
      {
        name = mistake.names.dropLast().last
      }
      guard let type = name.flatMap({ mistake.code.declarations.type($0) }),
        !type.inherited.contains("BindableAction")
      else { return nil }
      let isSending = !mistake.code.tokens.contains { $0.isWord("BindingReducer") }
      if isSending, type.cases.contains(where: { $0.parameters.count == 1 }) {
        return "This binding does not say which action it sends when the value changes: a case of"
          + " `\(mistake.short(type))` that carries the new value, `$store.….sending(\\.…)`."
      }
      return
        "`BindingReducer` and `$store.…` need an action for each change. Write `BindableAction`"
        + " after `\(mistake.short(type))`, with `case binding(BindingAction<State>)`; or the binding"
        + " says which action it sends: `$store.….sending(\\.…)`."
    },
  ]
}

extension Mistake {
  /// Whether the compiler says of a binding that the store makes that nothing can be written to it.
  fileprivate var isGetOnlyStore: Bool {
    has("cannot assign through dynamic lookup property: subscript is get-only")
      && lineTokens.contains { $0.text == "$store" }
  }

  /// The part of a type that cannot be compared, as far as the declarations say it.
  fileprivate func incomparablePart(of type: Declarations.DeclaredType) -> Explanation? {
    if type.keyword == "class" {
      return "`\(short(type))` is a class, of which Swift cannot compare the values by itself. A"
        + " state, and what it holds, is a `struct`."
    }
    for part in type.properties where !part.isStatic {
      if let cure = incomparableType(part.type.filter { $0 != "?" }, in: type.name) {
        return incomparable(part, of: type, cure)
      }
    }
    for part in type.cases {
      for parameter in part.parameters {
        let ofError = Explanation(
          "An error cannot be compared: if nothing compares these actions, take `Equatable` away.",
          cause: "\(type.name).\(part.name)"
        )
        let isError = parameter.type.contains("any Error")
        if let cure = isError ? ofError : incomparableType(parameter.type, in: type.name) {
          return incomparable(part, of: type, cure)
        }
      }
    }
    return nil
  }

  private func incomparable(
    _ part: Declarations.Member,
    of type: Declarations.DeclaredType,
    _ cure: Explanation
  ) -> Explanation {
    Explanation(
      "To compare two of `\(short(type))`, everything in it must be comparable, and `\(part.name)`"
        + " (line \(part.line)) is not. \(cure.text)",
      cause: cure.cause
    )
  }

  /// The case of a `@Reducer enum` that carries a type.
  fileprivate func page(carrying type: Declarations.DeclaredType) -> Declarations.Member? {
    let enums = code.declarations.types.values.filter { $0.isReducer && $0.keyword == "enum" }
    return enums.sorted { $0.name < $1.name }.lazy.compactMap { pages in
      pages.cases.first { page in
        page.parameters.first.flatMap { code.declarations.type($0.type, in: pages.name) }?.name
          == type.name
      }
    }
    .first
  }

  /// The change that lets a type be compared; nil if it can be, or if that is not known.
  private func incomparableType(_ name: String, in scope: String) -> Explanation? {
    for wrapper in ["AlertState<", "ConfirmationDialogState<", "IdentifiedArrayOf<"]
    where name.hasPrefix(wrapper) {
      let argument = Declarations.argument(of: name) ?? ""
      let feature = scope.split(separator: ".").dropLast().joined(separator: ".") + "."
      let nested = code.declarations.types(named: argument).filter { $0.name.hasPrefix(feature) }
      if code.declarations.type(argument, in: scope) == nil, nested.count == 1 {
        return Explanation(
          "`\(argument)` alone is something else there: write"
            + " `\(wrapper)\(code.declarations.reference(to: nested[0], from: scope))>`.",
          cause: name
        )
      }
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
