extension CheckedRule {
  /// Mistakes in what a call is given.
  static let calls = [
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("incorrect argument label"), mistake.names.count == 2,
        !mistake.line.contains("AlertState"), !mistake.line.contains("DialogState")
      else { return nil }
      let (given, expected) = (mistake.names[0], mistake.names[1])
      guard given.filter({ $0 == ":" }).count == 1, given != "_:", expected != "_:" else {
        return Explanation("Write \(labels(expected)) in place of \(labels(given)).")
      }
      return Explanation("", advice: .replace(given, by: expected))
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
    CheckedRule(id: "key-path-expected", bearing: .cause) { mistake in
      let tokens = mistake.code.tokens
      return mistake.keyPathWithoutBackslash.map { place in
        .keyPathExpected(tokens[place + 1].text, line: tokens[place].line)
      }
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
