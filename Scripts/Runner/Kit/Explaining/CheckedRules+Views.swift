extension CheckedRule {
  /// Mistakes in views and bindings.
  static let views = [
    CheckedRule(id: "alert-or-dialog") { mistake in
      guard let path = mistake.scopedProperty else { return nil }
      if mistake.calls("alert"), path.type.hasPrefix("ConfirmationDialogState<") {
        return
          "`\(path.name)` is a `ConfirmationDialogState`, which `.confirmationDialog(…)` shows."
      }
      if mistake.calls("confirmationDialog"), path.type.hasPrefix("AlertState<") {
        return "`\(path.name)` is an `AlertState`, which `.alert(…)` shows."
      }
      return nil
    },
    CheckedRule(id: "case-after-scope") { mistake in
      guard mistake.has("'Binding<"), let path = mistake.scopedProperty,
        mistake.calls("alert") || mistake.calls("confirmationDialog"),
        let type = mistake.code.declarations.type(
          path.type.hasSuffix("?") ? String(path.type.dropLast()) : path.type,
          in: path.scope
        ), type.keyword == "enum"
      else { return nil }
      let shown = type.cases.filter { declared in
        declared.parameters.contains {
          $0.type.hasPrefix("AlertState<") || $0.type.hasPrefix("ConfirmationDialogState<")
        }
      }
      guard let name = shown.first?.name else { return nil }
      return "`\(path.name)` is an enum with several pages. The case that is shown here follows the"
        + " scope: `$store.scope(…).\(name)`."
    },
    CheckedRule(id: "binding-expected") { mistake in
      guard mistake.has("'Binding<"), mistake.has("cannot convert") || mistake.has("candidates"),
        let store = mistake.lineTokens.first(where: { $0.isWord("store") })
      else { return nil }
      let wanted = mistake.names.last ?? ""
      guard wanted.hasPrefix("Binding<"), mistake.names.first?.hasPrefix("Binding<") != true,
        !mistake.lineTokens.contains(where: { $0.text == "$store" })
      else { return nil }
      let path = mistake.lineTokens.drop { $0 != store }
        .prefix { $0.kind == .word || $0.isMark(".") }.map(\.text).joined()
        .replacing("store.state.", with: "store.")
      let action = mistake.featureOfStore.flatMap {
        mistake.code.declarations.types[$0.name + ".Action"]
      }
      guard let action, !action.inherited.contains("BindableAction"), !path.hasSuffix(".scope")
      else {
        return
          "What is named here is read and written, so it has to be a binding, and a dollar sign"
          + " makes one of it: `$\(path)`."
      }
      return "What is named here is read and written, so it has to be a binding, which says the"
        + " action that it sends: `$\(path).sending(\\.…)`."
    },
    CheckedRule(id: "binding-expected") { mistake in
      guard mistake.message.hasPrefix("referencing "), mistake.has("requires wrapper 'Shared<"),
        let token = mistake.token, let member = mistake.names.first
      else { return nil }
      let tokens = mistake.code.tokens
      let line = mistake.code.tokens(ofLine: tokens[token].line)
      guard let place = line.first(where: { tokens[$0].isWord(member) }), place > 1 else {
        return nil
      }
      return
        "`\(member)` belongs to what is shared and not to its value. With a dollar sign the name is"
        + " that: `$\(tokens[place - 2].text).\(member)`."
    },
    CheckedRule(id: "case-without-dot") { mistake in
      guard mistake.has("conform to 'RandomAccessCollection'"), let place = mistake.caseInClosure
      else { return nil }
      let name = mistake.code.tokens[place].text
      return Explanation(
        "A case is named with a dot before it: `.\(name)`.",
        line: mistake.code.tokens[place].line
      )
    },
    CheckedRule(id: "binding-expected") { mistake in
      guard mistake.has("'bind(_:to:)' requires the types '"), mistake.names.count == 3 else {
        return nil
      }
      return "`.bind` keeps the focus of the state and that of the view alike, so both are of one"
        + " type. Here they are of the types `\(mistake.names[1])` and `\(mistake.names[2])`."
    },
    CheckedRule(id: "binding-expected") { mistake in
      guard mistake.has("use wrapper instead"), let name = mistake.names.first else { return nil }
      return "The wrapper is needed here and not its value: write `$\(name)`."
    },
    CheckedRule(id: "not-identifiable") { mistake in
      guard mistake.has("requires that '", "conform to 'Identifiable'"),
        let name = mistake.names.dropLast().last
      else { return nil }
      let isLoop = mistake.lineTokens.contains { $0.isWord("ForEach") || $0.isWord("List") }
      return Explanation(
        isLoop
          ? "Each row needs an id, and `\(name)` is not `Identifiable`: write `id: \\.self` after the"
            + " values if no two are equal, or make it `Identifiable`."
          : "`\(name)` has to be `Identifiable`: it needs that after its name, and a property `id`."
      )
    },
    CheckedRule(id: "text-needs-string") { mistake in
      guard mistake.has("cannot convert value of type"), mistake.names.count == 2,
        mistake.names[0] == "String", mistake.names[1] == "TextState"
      else { return nil }
      return "A text in the state of an alert is a `TextState`: write `TextState(…)` around it."
    },
    CheckedRule(id: "set-needs-field") { mistake in
      guard mistake.has("has no member 'binding'") || mistake.has("BindingAction<"),
        let path = mistake.line.firstMatch(of: #/(?:set|binding)\(\s*(\\?)\.(\$?\w+)/#),
        let token = mistake.token,
        let feature = mistake.code.feature(around: token)
          ?? mistake.onlyFeature,
        let state = mistake.code.declarations.types[feature.name + ".State"]
      else { return nil }
      let name = String(path.output.2)
      if path.output.1.isEmpty, state.member(name) != nil {
        return "A field is named by a key path, which begins with `\\.`: `\\.\(name)`."
      }
      if name.hasPrefix("$"), state.member(String(name.dropFirst())) != nil {
        return "With `@ObservableState` a field is named without `$`: `\\.\(name.dropFirst())`."
      }
      guard state.member(name) == nil else { return nil }
      let meant = Mistake.nearest(name, in: state.properties.map(\.name))
      return Explanation(
        "`\(feature.shortName).State` has no property `\(name)`."
          + (meant.map { " Did you mean `\($0)`?" } ?? "")
      )
    },
  ]
}

extension Mistake {
  /// A case without its dot in the closure that begins in the error's line.
  fileprivate var caseInClosure: Int? {
    guard let token, let open = code.tokens[token...].firstIndex(where: { $0.isMark("{") }),
      code.tokens[open].line == error.line, let close = code.blocks.closing[open]
    else { return nil }
    let bound = code.boundNames
    return (open..<close).first { index in
      code.tokens[index].kind == .word && isCase(code.tokens[index].text)
        && standsAlone(index) && isWhereAMemberStands(index)
        && !code.tokens[index + 1].isMark(":") && !bound.contains(code.tokens[index].text)
    }
  }

  /// Whether the error's line calls a modifier.
  fileprivate func calls(_ modifier: String) -> Bool {
    guard error.file == code.file else { return false }
    return code.tokens(ofLine: error.line).contains { index in
      index > 0 && index + 1 < code.tokens.count && code.tokens[index].isWord(modifier)
        && code.tokens[index - 1].isMark(".") && code.tokens[index + 1].isMark("(")
    }
  }

  /// The only type with a `State` of its own.
  var onlyFeature: Declarations.DeclaredType? {
    let all = code.declarations.types.values.filter {
      code.declarations.types[$0.name + ".State"] != nil
    }
    return all.count == 1 ? all.first : nil
  }

  /// The feature whose store the view around the error has.
  var featureOfStore: Declarations.DeclaredType? {
    let store = code.declarations.type(scope)?.member("store")?.type
    return store.flatMap(Declarations.argument).flatMap { code.declarations.type($0, in: scope) }
  }

  /// The property that `store.scope(\.name, …)` of the error's line leads to.
  var scopedProperty: (name: String, type: String, scope: String)? {
    guard let token, let match = line.firstMatch(of: #/store\.scope\((?:state:\s*)?\\\.\$?(\w+)/#),
      let feature = featureOfStore,
      let property = code.declarations.types[feature.name + ".State"]?
        .member(String(match.output.1)), token >= 0
    else { return nil }
    return (property.name, property.type, feature.name + ".State")
  }
}
