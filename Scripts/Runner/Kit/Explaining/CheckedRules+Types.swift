extension CheckedRule {
  /// Mistakes in declaring a feature and its parts.
  static let types = [
    CheckedRule(id: "state-not-equatable") { mistake in
      guard mistake.has("does not conform to protocol 'Equatable'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name)
      else { return nil }
      return mistake.incomparablePart(of: type)
    },
    CheckedRule(id: "state-not-equatable") { mistake in
      guard mistake.has("'TestStore' requires that", "conform to 'Equatable'"),
        let name = mistake.names.dropLast().last, let type = mistake.code.declarations.type(name),
        !type.inherited.contains("Equatable")
      else { return nil }
      let isOwn = mistake.code.declarations.scopes.contains { $0.type == type.name }
      let place = isOwn ? " (line \(type.line) of \(mistake.code.file.fileName))" : ""
      return Explanation(
        "A `TestStore` compares states, so `\(mistake.short(type))` has to be `Equatable`: write"
          + " that after its name\(place).",
        cause: type.name
      )
    },
    CheckedRule(id: "page-is-no-reducer") { mistake in
      guard mistake.has("is not a member type of") || mistake.has("conform to protocol 'Reducer'"),
        let name = mistake.names.first(where: { $0.contains(".") })?.split(separator: " ").last,
        let type = mistake.code.declarations.type(String(name)), !type.isReducer,
        !type.members.contains(where: { $0.name == "body" })
      else { return nil }
      let holders = mistake.code.declarations.types.values.filter { holder in
        holder.isReducer && holder.keyword == "enum"
      }
      for holder in holders.sorted(by: { $0.name < $1.name }) {
        for declared in holder.cases {
          guard let payload = declared.parameters.first?.type,
            mistake.code.declarations.type(payload, in: holder.name)?.name == type.name
          else { continue }
          let feature = payload.hasSuffix(".State") ? String(payload.dropLast(6)) : nil
          if let feature,
            mistake.code.declarations.type(feature, in: holder.name)?.isReducer == true
          {
            return Explanation(
              "The cases of a `@Reducer enum` carry reducers, and not their states: write"
                + " `\(declared.name)(\(feature))`.",
              line: declared.line
            )
          }
          return Explanation(
            "The cases of a `@Reducer enum` carry reducers, and `\(type.shortName)` is none. For an"
              + " alert, write `\(declared.name)(AlertState<\(payload)>)`.",
            line: declared.line
          )
        }
      }
      return nil
    },
    CheckedRule(id: "reducer-macro-missing") { mistake in
      guard mistake.has("is not a member type of enum"), mistake.names.count >= 2,
        ["State", "Action"].contains(mistake.names[0]),
        let type = mistake.code.declarations.type(mistake.names[1]), !type.isReducer
      else { return nil }
      return Explanation(
        "`\(type.shortName)` has a `State` and an `Action` only as a `@Reducer enum`: the macro makes"
          + " them, and is missing before `enum \(type.shortName)`.",
        line: type.line
      )
    },
    CheckedRule(id: "not-identifiable") { mistake in
      guard mistake.has("'ID' is not a member type of"), mistake.names.count >= 2,
        let type = mistake.code.declarations.type(mistake.names[1]),
        !type.inherited.contains("Identifiable")
      else { return nil }
      return Explanation(
        "`\(type.shortName).ID` exists once `\(type.shortName)` is `Identifiable`: write that after"
          + " its name.",
        line: type.line
      )
    },
    CheckedRule(id: "not-identifiable") { mistake in
      guard mistake.has("does not conform to protocol 'Identifiable'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name),
        !type.inherited.contains("Identifiable")
      else { return nil }
      return "`\(type.shortName)` has to be `Identifiable` here: write that after its name, with a"
        + " property `id`."
    },
    CheckedRule(id: "reducer-macro-missing") { mistake in
      guard mistake.has("does not conform to protocol 'Reducer'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name),
        !type.isReducer, type.members.contains(where: { $0.name == "body" })
      else { return nil }
      return Explanation(
        "`\(type.shortName)` has a `body` of reducers but is no reducer itself. `@Reducer` in front"
          + " of it makes it one."
      )
    },
    CheckedRule(id: "reducer-incomplete") { mistake in
      guard mistake.has("does not conform to protocol 'Reducer'"),
        let name = mistake.names.first, let type = mistake.code.declarations.type(name),
        type.isReducer, type.keyword == "struct"
      else { return nil }
      let declarations = mistake.code.declarations
      let missing = ["State", "Action"].filter { declarations.types["\(type.name).\($0)"] == nil }
      if let part = missing.first {
        return Explanation("`\(type.shortName)` has no `\(part)` of its own.")
      }
      if let body = type.member("body") {
        guard body.kind == .property else {
          return Explanation(
            "`body` is a property, not a function: `var body: some ReducerOf<Self>`.",
            line: body.line
          )
        }
        let type = body.type.replacing(" ", with: "")
        return type == "someReducerOf<Self>" || type == "someReducer<State,Action>"
          ? nil
          : Explanation("`body` is declared as `var body: some ReducerOf<Self>`.", line: body.line)
      }
      return Explanation("`\(type.shortName)` has no `var body: some ReducerOf<Self>`.")
    },
    CheckedRule(id: "observable-state-missing") { mistake in
      let isPresents = mistake.has("'@Presents' only works in a struct with '@ObservableState'")
      guard isPresents || mistake.has("conform to 'ObservableState'") else { return nil }
      if isPresents {
        return "`@ObservableState` is missing before this `struct State`: it is what lets views"
          + " see the changes."
      }
      guard let name = mistake.names.dropLast().last,
        let type = mistake.code.declarations.type(name),
        !type.attributes.contains("ObservableState")
      else { return nil }
      return Explanation(
        "A view reads and binds the fields of a state through its store, if `@ObservableState` is in"
          + " front of the `State`. At `\(mistake.short(type))` it is missing."
      )
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
    CheckedRule(id: "payload-wrong") { mistake in
      guard mistake.has("tuple pattern") || mistake.has("associated value"),
        let label = mistake.token.flatMap({ mistake.code.caseLabel(around: $0) })
      else { return nil }
      let words = mistake.code.tokens[label]
      let declared = words.indices.dropFirst().compactMap { index -> Declarations.Member? in
        guard words[index - 1].isMark(".") else { return nil }
        let all = mistake.code.declarations.types.values.flatMap(\.cases)
          .filter { $0.name == words[index].text }
        let isSame = Set(all.map { $0.parameters.map(\.type) }).count == 1
        return isSame ? all.first : nil
      }
      guard declared.count == 1, let member = declared.first else { return nil }
      if member.parameters.isEmpty { return "The case `\(member.name)` carries no value." }
      let payload = member.parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + parameter.type
      }
      return "The case is declared as `\(member.name)(\(payload.joined(separator: ", ")))`, and the"
        + " pattern takes out other values."
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
    for property in type.properties where !property.isStatic {
      let plain =
        property.type.hasSuffix("?") ? String(property.type.dropLast()) : property.type
      if let cure = incomparableType(plain, in: type.name) {
        return Explanation(
          "To compare two of `\(short(type))`, everything in it must be comparable, and"
            + " `\(property.name)` (line \(property.line)) is not. \(cure.text)",
          cause: cure.cause
        )
      }
    }
    for declared in type.cases {
      for parameter in declared.parameters {
        if parameter.type.contains("any Error") {
          return Explanation(
            "To compare two of `\(short(type))`, everything in it must be comparable, and the error"
              + " in `\(declared.name)` (line \(declared.line)) is not. If nothing compares these"
              + " actions, take `Equatable` away.",
            cause: "\(type.name).\(declared.name)"
          )
        }
        if let cure = incomparableType(parameter.type, in: type.name) {
          return Explanation(
            "To compare two of `\(short(type))`, everything in it must be comparable, and what"
              + " `\(declared.name)` (line \(declared.line)) carries is not. \(cure.text)",
            cause: cure.cause
          )
        }
      }
    }
    return nil
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
