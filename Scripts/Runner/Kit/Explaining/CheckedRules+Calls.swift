extension CheckedRule {
  /// Mistakes in what a call is given.
  static let calls = [
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("incorrect argument label"), mistake.names.count == 2 else { return nil }
      return Explanation(
        "Write \(labels(mistake.names[1])) in place of \(labels(mistake.names[0]))."
      )
    },
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("missing argument label"), let label = mistake.names.first,
        // Of a join, the compiler tried an older form.
        !mistake.line.contains("cope(\\."), label != "_:"
      else { return nil }
      return Explanation("The value has a label here: write \(labels(label)) before it.")
    },
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("extraneous argument label"), let label = mistake.names.first else {
        return nil
      }
      return Explanation("The value has no label here: write it without \(labels(label)).")
    },
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("must precede argument"), mistake.names.count == 2 else { return nil }
      let (first, second) = (mistake.names[0], mistake.names[1])
      return "The labels keep the order of the declaration: `\(first):` stands before"
        + " `\(second):`."
    },
    CheckedRule(id: "argument-missing") { mistake in
      guard mistake.has("missing argument"), mistake.has(" for parameter"),
        let name = mistake.names.first
      else { return nil }
      return Explanation("The call also needs a value for `\(name):`.")
    },
    CheckedRule(id: "argument-extra") { mistake in
      guard mistake.has("extra argument '"), let name = mistake.names.first else { return nil }
      return Explanation("The declaration takes no value for `\(name):`.")
    },
    CheckedRule(id: "state-without-name") { mistake in
      guard mistake.has("expects 1 argument, which cannot be implicitly ignored"),
        let token = mistake.token,
        mistake.lineTokens.contains(where: { $0.isWord("send") || $0.isWord("receive") })
      else { return nil }
      let tokens = mistake.code.tokens
      guard let open = tokens[token...].firstIndex(where: { $0.isMark("{") }),
        let close = mistake.code.blocks.closing[open],
        let assignment = (open..<close).first(where: { tokens[$0].text.hasSuffix("=") }),
        tokens[assignment - 1].kind == .word,
        !tokens[open..<close].contains(where: { $0.text == "$0" || $0.isWord("in") })
      else { return nil }
      var first = assignment - 1
      while first > open + 2, tokens[first - 1].isMark(".") { first -= 2 }
      let path = tokens[first...(assignment - 1)].map(\.text).joined()
      guard !path.hasPrefix("state.") else {
        return "Within this closure the state is named `$0`: `$0.\(path.dropFirst(6))`."
      }
      return Explanation(
        "Within this closure the state is named `$0`: write `$0.\(path)`.",
        line: tokens[first].line
      )
    },
    CheckedRule(id: "closure-takes-two") { mistake in
      guard mistake.has("cannot find 'action' in scope") || mistake.has("cannot find 'state' in"),
        let token = mistake.token, mistake.code.isInClosure(of: "Reduce", token)
      else { return nil }
      return "The closure of `Reduce` names what it is given at its beginning:"
        + " `Reduce { state, action in`."
    },
    CheckedRule(id: "key-path-expected") { mistake in
      mistake.keyPathWithoutBackslash.map { place in
        let tokens = mistake.code.tokens
        return Explanation(
          "A key path is needed here, and a key path begins with `\\.`: write"
            + " `\\.\(tokens[place + 1].text)`.",
          line: tokens[place].line
        )
      }
    },
    CheckedRule(id: "type-for-value") { mistake in
      guard mistake.has("cannot assign value") || mistake.has("cannot convert"),
        mistake.names.count == 2, mistake.names[0] == mistake.names[1] + ".Type"
      else { return nil }
      let name = mistake.names[1].split(separator: ".").last ?? ""
      return "This names the type, and a value of it is needed: `\(name)()`, with what it needs"
        + " between the parentheses."
    },
    CheckedRule(id: "not-a-reducer") { mistake in
      guard mistake.has("'R.State'") || mistake.has("expected type 'Reducer'"),
        let token = mistake.token
      else { return nil }
      let tokens = mistake.code.tokens
      let place = (token..<min(token + 40, tokens.count)).first { index in
        index > 0 && index + 1 < tokens.count && tokens[index - 1].isMark("{")
          && tokens[index + 1].isMark("}")
          && mistake.code.declarations.type(tokens[index].text, in: mistake.scope)?.isReducer
            == true
      }
      guard let place else { return nil }
      return Explanation(
        "`\(tokens[place].text)` names the type, and a reducer's value is needed:"
          + " `\(tokens[place].text)()`.",
        line: tokens[place].line
      )
    },
    CheckedRule(id: "label-order") { mistake in
      guard mistake.has("tuple pattern element label"), mistake.names.count == 2 else {
        return nil
      }
      return "The labels of a pattern are those of the declaration, in its order: here stands"
        + " `\(mistake.names[1]):`, and not `\(mistake.names[0]):`."
    },
    CheckedRule(id: "no-initializer") { mistake in
      guard mistake.has("cannot be constructed because it has no accessible initializers"),
        let name = mistake.names.first,
        let type = mistake.code.declarations.type(name), type.isReducer, type.keyword == "enum"
      else { return nil }
      return "`\(type.shortName)` is a `@Reducer enum`, which joins its features itself. Leave"
        + " `{ \(type.shortName)() }` away."
    },
  ]

  /// `a:b:` as two labels.
  private static func labels(_ name: String) -> String {
    let all = name.split(separator: ":").map { $0 == "_" ? "no label" : "`\($0):`" }
    return all.joined(separator: ", ")
  }
}

extension Mistake {
  private static let signsOfAMissingBackslash = [
    "contextual", "KeyPath<", "BindingAction<", "'Key' could not be inferred", "CaseReducerState",
    "'TestDependencyKey' cannot be constructed", "'Key.Type'", "'V.Type'",
  ]

  /// The dot of a key path that has no backslash, in the error's line or the one above.
  var keyPathWithoutBackslash: Int? {
    guard Self.signsOfAMissingBackslash.contains(where: message.contains), error.file == code.file
    else { return nil }
    let isBelow = message.contains("'TestDependencyKey' cannot be constructed")
    let lines = isBelow ? [error.line - 1] : [error.line]
    return lines.flatMap { Array(code.tokens(ofLine: $0)) }.first(where: isKeyPathWithoutBackslash)
  }

  private static let takingKeyPaths: Set = [
    "Dependency", "Scope", "binding", "dependency", "forEach", "ifLet", "receive", "scope", "set",
    "transformDependency", "withValue",
  ]

  private func isKeyPathWithoutBackslash(_ index: Int) -> Bool {
    let tokens = code.tokens
    guard index > 1, tokens[index].isMark("."), index + 1 < tokens.count,
      tokens[index + 1].kind == .word
    else { return false }
    if tokens[index - 1].isMark("(") {
      let call = tokens[index - 2].text
      if call == "binding", tokens[index + 1].isWord("set") { return false }
      if call == "receive", !message.contains("KeyPath<") { return false }
      return Self.takingKeyPaths.contains(tokens[index - 2].text)
    }
    guard tokens[index - 1].isMark(":"), let open = code.openings(around: index).first, open > 0
    else { return false }
    let label = tokens[index - 2].text
    let call = tokens[open - 1].text
    if label == "id" { return call == "ForEach" || call == "List" }
    return ["action", "state"].contains(label)
      && (Self.takingKeyPaths.contains(call) || call == "ShownAlert")
  }
}
