extension CheckedRule {
  /// Mistakes in views and bindings.
  static let views = [
    CheckedRule(id: "view-changes-state") { mistake in
      guard
        mistake.has("cannot assign") || mistake.has("is immutable")
          || mistake.has("setter is inaccessible") || mistake.has("cannot pass immutable"),
        let token = mistake.token, mistake.code.isInView(token),
        mistake.lineTokens.contains(where: { $0.isWord("store") }),
        !mistake.lineTokens.contains(where: { $0.text == "$store" })
      else { return nil }
      let isBinding = mistake.line.contains("Binding(")
      return isBinding
        ? "A view does not change the state of its store. A binding says which action it sends:"
          + " `$store.….sending(\\.…)`."
        : "A view does not change the state of its store. It gives the store an action, and the"
          + " reducer changes the state."
    },
    CheckedRule(id: "key-path-in-a-view") { mistake in
      guard mistake.has("KeyPath<") || mistake.has("key path type"), let token = mistake.token,
        mistake.code.isInView(token), mistake.line.contains("store.send(\\."),
        let path = mistake.line.firstMatch(of: #/store\.send\(\\\.([\w.]+)/#)?.1
      else { return nil }
      let names = path.split(separator: ".").map(String.init)
      let action = names.dropLast().reversed().reduce("." + (names.last ?? "")) { ".\($1)(\($0))" }
      return Explanation(
        "A key path names an action in tests. A view sends the action itself: `store.send(\(action))`.",
        cause: "key path in line \(mistake.error.line)"
      )
    },
    CheckedRule(id: "row-is-a-position") { mistake in
      guard mistake.has("value of type 'Int' has no member"), let token = mistake.token,
        let row = mistake.code.openings(around: token).first(where: { open in
          mistake.code.tokens[open].isMark("{")
            && mistake.code.line(mistake.code.tokens[open].line).contains(".indices)")
        })
      else { return nil }
      return Explanation(
        "`indices` are positions, and each is an `Int`. Without `.indices` this has the elements.",
        line: mistake.code.tokens[row].line
      )
    },
    CheckedRule(id: "row-without-binding", bearing: .cause) { mistake in
      guard mistake.line.contains("ForEach($store.scope(") else { return nil }
      return "The rows need no `$`: `ForEach(store.scope(…))` has a store for each of them."
    },
    CheckedRule(id: "scope-for-presented") { mistake in
      guard
        let found = mistake.line.firstMatch(
          of: #/\.(?:alert|confirmationDialog|fullScreenCover|navigationDestination|popover|sheet)\((?:item: )?\$store\.(\w+)\)/#
        ), mistake.names.contains(where: { $0.hasPrefix("Binding<") || $0.hasPrefix("StoreField<") })
      else { return nil }
      return "What is presented is shown by a scope of the store:"
        + " `$store.scope(\\.$\(found.1), action: \\.\(found.1))`."
    },
    CheckedRule(id: "wrong-type") { mistake in
      guard mistake.has("cannot convert value of type 'StoreField<"), mistake.names.count == 2,
        let given = Declarations.argument(of: mistake.names[0]).map(Mistake.topArguments)?.last,
        let needed = Declarations.argument(of: mistake.names[1]), given != needed
      else { return nil }
      return "This is a binding of \(withArticle(given)), and one of \(withArticle(needed)) is needed here."
    },
    CheckedRule(id: "binding-expected") { mistake in
      guard mistake.has("'Binding<"), mistake.has("cannot convert") || mistake.has("candidates"),
        let store = mistake.lineTokens.first(where: { $0.isWord("store") })
      else { return nil }
      let expected = mistake.names.last ?? ""
      guard expected.hasPrefix("Binding<"), mistake.names.first?.hasPrefix("Binding<") != true,
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
        return Explanation(
          "What is named here is read and written, so it has to be a binding.",
          advice: Advice(
            code: "$\(path)",
            place: .insteadOf([path]),
            sentence: "A dollar sign makes one of it: `$\(path)`."
          )
        )
      }
      return "What is named here is read and written, so it has to be a binding, which says the"
        + " action that it sends: `$\(path).sending(\\.…)`."
    },
  ]
}

extension Mistake {
  /// The feature whose store the view around the error has.
  var featureOfStore: Declarations.DeclaredType? {
    let store = code.declarations.type(scope)?.member("store")?.type
    return store.flatMap(Declarations.argument).flatMap { code.declarations.type($0, in: scope) }
  }
}
