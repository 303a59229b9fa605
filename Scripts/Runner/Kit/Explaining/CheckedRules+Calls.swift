extension CheckedRule {
  /// Mistakes in what a call is given.
  static let calls = [
    CheckedRule(id: "reducer-in-braces") { mistake in
      guard mistake.has("argument") || mistake.has("trailing closure") || mistake.has("'Child'"),
        let child = mistake.reducerAsArgument
      else { return nil }
      return Explanation(
        "The child's reducer stands in braces behind the parentheses: `{ \(child)() }`.",
        cause: "argument \(child) in line \(mistake.error.line)"
      )
    },
    CheckedRule(id: "key-path-of-type") { mistake in
      guard mistake.has("KeyPath<") || mistake.has("key path"), let path = mistake.pathOfAType
      else { return nil }
      return Explanation(
        "The key path of a property or a case begins with `\\.`, without the name of a type: write"
          + " `\(path)`."
      )
    },
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("incorrect argument label"), mistake.names.count == 2,
        !mistake.line.contains("AlertState"), !mistake.line.contains("DialogState")
      else { return nil }
      let (given, wanted) = (mistake.names[0], mistake.names[1])
      guard given.filter({ $0 == ":" }).count == 1, given != "_:", wanted != "_:" else {
        return Explanation("Write \(labels(wanted)) in place of \(labels(given)).")
      }
      return Explanation("", advice: .replace(given, by: wanted))
    },
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("missing argument label"), let label = mistake.names.first,
        // Of a join, the compiler tried an older form.
        !mistake.line.contains("cope(\\."), !label.hasPrefix("_"), label != "state:action:",
        label != "title:" || !mistake.line.contains("AlertState(.")
      else { return nil }
      let sentence = "write \(labels(label)) before it."
      return Explanation(
        "The value has a label here",
        advice: Advice(code: label, place: .label, sentence: sentence)
      )
    },
    CheckedRule(id: "closure-takes-two") { mistake in
      guard mistake.has("cannot find 'action' in scope") || mistake.has("cannot find 'state' in"),
        let token = mistake.token, mistake.code.isInClosure(of: "Reduce", token)
      else { return nil }
      return "The closure of `Reduce` names what it is given at its beginning:"
        + " `Reduce { state, action in`."
    },
    CheckedRule(id: "key-path-expected", bearing: .cause, silences: [.ofValue]) { mistake in
      let tokens = mistake.code.tokens
      return mistake.keyPathWithoutBackslash.map { place in
        .keyPathExpected(tokens[place + 1].text, line: tokens[place].line)
      }
    },
    CheckedRule(id: "generator-not-called") { mistake in
      guard mistake.has("cannot"), mistake.names.count == 2, let token = mistake.token,
        ["UUIDGenerator": "UUID", "DateGenerator": "Date"][mistake.names[0]] == mistake.names[1]
      else { return nil }
      let name = mistake.code.tokens[token].text
      let tokens = mistake.code.tokens
      // A constant that was given the generator in place of a value.
      let given = tokens[..<token].indices.dropLast(3).last {
        tokens[$0].isWord("let") && tokens[$0 + 1].isWord(name) && tokens[$0 + 2].text == "="
          && tokens[$0 + 4].beginsLine
      }
      let maker = given.map { tokens[$0 + 3].text } ?? name
      return Explanation(
        "`\(maker)` makes values, and is not one itself",
        advice: .write("\(maker)()", insteadOf: maker),
        line: given.map { tokens[$0].line }
      )
    },
    CheckedRule(id: "no-initializer") { mistake in
      let isUnavailable = mistake.has("'init()' is unavailable")
      guard
        isUnavailable
          || mistake.has("cannot be constructed because it has no accessible initializers"),
        let name = isUnavailable ? mistake.word : mistake.names.first,
        let type = mistake.code.declarations.type(name, in: mistake.scope), type.isReducer,
        type.keyword == "enum"
      else { return nil }
      let isScope = mistake.token.map { mistake.code.isInClosure(of: "Scope", $0) } ?? false
      return isScope
        ? Explanation(
          "`\(type.shortName)` is a `@Reducer enum`, whose `body` is a reducer already",
          advice: .write("\(type.shortName).body", insteadOf: type.shortName)
        )
        : "`\(type.shortName)` is a `@Reducer enum`, which joins its features itself. Leave"
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
  /// The reducer that a joining call in the error's line is given between its parentheses.
  fileprivate var reducerAsArgument: String? {
    for index in error.file == code.file ? code.tokens(ofLine: error.line) : 0..<0 {
      guard ["Scope", "ifLet", "forEach"].contains(code.tokens[index].text),
        index + 1 < code.tokens.count, let close = code.blocks.closing[index + 1]
      else { continue }
      let last = code.tokens[(index + 2)..<close].split { $0.isMark(",") }.last ?? []
      let path = last.first.map { $0.isMark("\\") } ?? true
      let names = last.filter { $0.kind == .word && $0.text.first?.isUppercase == true }
      let name = names.map(\.text).joined(separator: ".")
      if !path, !last.contains(where: { $0.isWord("action") }),
        code.declarations.type(name, in: scope)?.isReducer == true
      {
        return name
      }
    }
    return nil
  }

  /// A key path such as `\State.count` in a call that is given those of features.
  fileprivate var pathOfAType: String? {
    for index in error.file == code.file ? code.tokens(ofLine: error.line).dropLast(3) : 0..<0
    where code.tokens[index].isMark("\\")
      && ["State", "Action"].contains(code.tokens[index + 1].text)
    {
      return "\\.\(code.tokens[index + 3].text)"
    }
    return nil
  }
}
