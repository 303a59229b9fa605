extension CheckedRule {
  /// Values of another type than the one that is needed, where the declarations say what is hint.
  static let values = [
    CheckedRule(id: "payload-wrong") { mistake in
      guard mistake.has("cannot convert value of type 'KeyPath<Case<"), mistake.names.count == 2,
        let token = mistake.token, mistake.code.call(around: token) == "sending",
        let given = mistake.names.first.flatMap(caseAndPayload),
        let expected = mistake.names.last.flatMap(caseAndPayload),
        given.owner == expected.owner, let type = mistake.code.declarations.type(given.owner),
        let name = mistake.lastOfKeyPath
      else { return nil }
      let carried = given.payload == "Void" ? "no value" : withArticle(given.payload)
      let matching = type.cases.filter { declared in
        declared.parameters.count == 1 && declared.parameters[0].type == expected.payload
      }
      let hint = matching.count == 1 ? " `\(matching[0].name)` carries one." : ""
      return Explanation(
        "`\(name)` carries \(carried), and the binding has \(withArticle(expected.payload)) to"
          + " send.\(hint)"
      )
    },
    CheckedRule(id: "part-for-whole") { mistake in
      guard mistake.has("cannot convert"), mistake.names.count == 2,
        let whole = mistake.code.declarations.type(mistake.names[1]), whole.shortName == "State",
        whole.keyword == "struct"
      else { return nil }
      let parts = whole.properties.filter { $0.type == mistake.names[0] && !$0.isStatic }
      return parts.count == 1
        ? "A whole `State` is needed here, and not only what its property `\(parts[0].name)` holds:"
          + " `State(\(parts[0].name): …)`." : nil
    },
  ]

  /// `A` and `B` of `KeyPath<Case<A>, Case<B>>`.
  private static func caseAndPayload(_ type: String) -> (owner: String, payload: String)? {
    guard let inner = Declarations.argument(of: type) else { return nil }
    let parts = Mistake.topArguments(inner).compactMap { Declarations.argument(of: $0) }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}

extension Mistake {
  /// The last name of the key path at the error's place.
  var lastOfKeyPath: String? {
    guard var index = token else { return nil }
    while index + 1 < code.tokens.count,
      code.tokens[index].isMark("\\") || code.tokens[index].isMark(".")
        || code.tokens[index + 1].isMark(".")
    {
      index += 1
    }
    return code.tokens[index].kind == .word ? code.tokens[index].text : nil
  }
}

extension ExplainedCode {
  /// The name of the call in whose parentheses a token stands.
  fileprivate func call(around token: Int) -> String? {
    openings(around: token).first.flatMap { open in
      open > 0 && tokens[open].isMark("(") ? tokens[open - 1].text : nil
    }
  }

  /// The name of the call whose closure begins with a brace.
  func call(before brace: Int) -> String? {
    guard brace > 0 else { return nil }
    let last = tokens[brace - 1].isMark(")") ? (blocks.opening[brace - 1] ?? 0) - 1 : brace - 1
    return last >= 0 && tokens[last].kind == .word ? tokens[last].text : nil
  }
}
