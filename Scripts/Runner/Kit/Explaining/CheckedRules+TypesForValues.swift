extension CheckedRule {
  /// Names of types where values are needed.
  static let typesForValues = [
    CheckedRule(id: "type-for-value") { mistake in
      guard mistake.has("cannot assign value") || mistake.has("cannot convert"),
        mistake.names.count == 2, mistake.names[0] == mistake.names[1] + ".Type"
      else { return nil }
      let name = mistake.names[1].split(separator: ".").last ?? ""
      if let token = mistake.token, let label = mistake.caseWithUntakenPayload(around: token) {
        return
          "`\(name)` names the type, and a value of it is needed. What `.\(label)` carries gets a"
          + " name with `case .\(label)(let value)`, and is used by that name."
      }
      return .typeForValue(String(name), in: mistake.code, line: mistake.lineOfStoredType)
    },
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
      let types = mistake.names.filter { $0.hasSuffix(".Type") }.map { $0.dropLast(".Type".count) }
      let isAnother =
        mistake.has("default argument value of type") || mistake.has("binary operator '")
        || mistake.has("cannot assign value of type")
        || mistake.has("does not conform to expected type")
        || mistake.has(".Type' cannot conform to '")
      guard isAnother, let type = types.first else { return nil }
      let path = type.prefix { $0 != "<" }
      let name = path.split(separator: ".").last.map(String.init) ?? ""
      return .typeForValue(name, in: mistake.code)
    },
    CheckedRule(id: "type-for-value") { mistake in
      guard mistake.has("could not be inferred") || mistake.has("no exact matches in call"),
        let name = mistake.typeWithoutCall
      else { return nil }
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
        line: mistake.lineOfStoredType,
        cause: "the type \(name)"
      )
    },
    CheckedRule(id: "type-for-value") { mistake in
      guard mistake.has("expected member name or initializer call after type name"),
        let name = mistake.lineTokens.last(where: { $0.kind == .word })?.text,
        name.first?.isUppercase == true
      else { return nil }
      return .typeForValue(name, in: mistake.code)
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

extension Mistake {
  /// The line at which the value at the error's place was given a type in place of a value.
  fileprivate var lineOfStoredType: Int? {
    guard let token else { return nil }
    let tokens = code.tokens
    return tokens[..<token].indices.dropLast(3).last { index in
      guard tokens[index].isWord("let") || tokens[index].isWord("var"),
        tokens[index + 1].text == tokens[token].text, tokens[index + 2].text == "="
      else { return false }
      let value = tokens[(index + 3)...].prefix { $0.line == tokens[index].line }
      return value.allSatisfy { $0.kind == .word || $0.isMark(".") }
    }
    .map { tokens[$0].line }
  }

  /// The name of a known type in the error's line that stands alone where a value is needed.
  fileprivate var typeWithoutCall: String? {
    let line = Array(lineTokens)
    for (index, token) in line.enumerated().dropFirst()
    where token.kind == .word && token.text.first?.isUppercase == true {
      let before = line[index - 1]
      let isValue = before.text == "=" || before.isMark("(") || before.isMark("{")
      let next = index + 1 < line.count ? line[index + 1] : nil
      let isAlone = next == nil || [")", "}", ","].contains(where: { next?.isMark($0) == true })
      let isKnown =
        code.declarations.type(token.text, in: scope) != nil
        || code.library.all.contains(token.text)
      if isValue, isAlone, isKnown { return token.text }
    }
    return nil
  }
}
