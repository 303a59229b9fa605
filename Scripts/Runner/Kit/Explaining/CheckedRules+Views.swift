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
    CheckedRule(id: "wrong-type") { mistake in
      guard mistake.has("cannot convert value of type 'StoreField<"), mistake.names.count == 2,
        let given = Declarations.argument(of: mistake.names[0]).map(Mistake.topArguments)?.last,
        let needed = Declarations.argument(of: mistake.names[1]), given != needed
      else { return nil }
      let presenting = ["sheet", "alert", "confirmationDialog", "fullScreenCover"]
      if let token = mistake.token,
        mistake.lineTokens.contains(where: { presenting.contains($0.text) })
      {
        let name = mistake.code.tokens[mistake.code.end(ofPathFrom: token)].text
        return
          "What is presented is shown by a scope: `$store.scope(\\.$\(name), action: \\.\(name))`."
      }
      return
        "This is a binding of \(withArticle(given)), and one of \(withArticle(needed)) is needed here."
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
    CheckedRule(id: "of-swiftui") { mistake in
      guard
        mistake.has("extra argument '") || mistake.message.hasPrefix("incorrect argument label"),
        let label = mistake.names.first?.split(separator: ":").last.map(String.init),
        let place = mistake.place(of: label),
        let open = mistake.code.openings(around: place).first, open > 0
      else { return nil }
      let view = mistake.code.tokens[open - 1].text
      let isGiven = mistake.code.library.names(of: LibraryNames.terminalUI).contains(view)
      return isGiven && mistake.code.declarations.types(named: view).isEmpty
        ? "`\(view)` takes no `\(label):` here. If SwiftUI's does, that is a form which these views,"
          + " drawn by a terminal, do not have." : nil
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
