extension CheckedRule {
  /// Names of types where values are needed.
  static let typesForValues = [
    CheckedRule(id: "not-a-reducer") { mistake in
      let signs = [
        "'R.State'", "expected type 'Reducer'", ".Type' cannot conform to 'Reducer'",
        ".Type.State' be equivalent", ".Type.Action' be equivalent",
      ]
      guard signs.contains(where: mistake.message.contains), let token = mistake.token else {
        return nil
      }
      let tokens = mistake.code.tokens
      let place = (token..<min(token + 40, tokens.count)).first { index in
        index > 0 && index + 1 < tokens.count && tokens[index - 1].isMark("{")
          && tokens[index + 1].isMark("}")
          && mistake.code.declarations.type(tokens[index].text, in: mistake.scope)?.isReducer
            == true
      }
      guard let place else { return nil }
      return Explanation.typeForValue(
        tokens[place].text,
        in: mistake.code,
        line: tokens[place].line
      )
    },
    CheckedRule(id: "type-for-value") { mistake in
      let signs = [
        "default argument value of type", "binary operator '", "cannot assign value",
        "cannot convert", "does not conform to expected type", ".Type' cannot conform to '",
      ]
      guard signs.contains(where: mistake.message.contains),
        let type = mistake.names.first(where: { $0.hasSuffix(".Type") })?.dropLast(".Type".count),
        !mistake.has("cannot convert") || mistake.names.last == String(type)
      else { return nil }
      let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
      return .typeForValue(name, in: mistake.code)
    },
    CheckedRule(id: "type-for-value") { mistake in
      guard mistake.has("instance member '", "cannot be used on "), mistake.names.count > 1
      else { return nil }
      let type = mistake.code.declarations.type(mistake.names[1])
      let name = type?.shortName ?? mistake.names[1]
      if type?.isReducer == true, mistake.names[0] == "body" {
        return
          "A store and a parent are given the reducer itself, `\(name)()`, and not its `body`."
      }
      return Explanation(
        "`\(name)` names the type. What has `\(mistake.names[0])` is a value of it.",
        cause: "the type \(name)"
      )
    },
  ]
}

extension Explanation {
  /// The name of a type where a value is needed.
  static func typeForValue(
    _ name: String,
    in code: ExplainedCode,
    line: Int? = nil
  ) -> Explanation {
    let isReducer =
      ["BindingReducer", "EmptyReducer"].contains(name)
      || code.declarations.types(named: name).contains(where: \.isReducer)
    // Of these a value is written down.
    let isPlain = ["Bool", "Double", "Int", "String"].contains(name)
    let how =
      isReducer
      ? "a reducer's value is needed: write `\(name)()`."
      : "a value of it is needed"
        + (isPlain ? "." : ": write `\(name)()`, with what it needs between the parentheses.")
    return Explanation(
      "`\(name)` names the type, and \(how)",
      line: line,
      cause: isPlain ? nil : "the type \(name)"
    )
  }
}
