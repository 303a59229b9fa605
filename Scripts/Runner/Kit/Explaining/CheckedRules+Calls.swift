extension CheckedRule {
  /// Mistakes in what a call is given.
  static let calls = [
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
    CheckedRule(id: "closure-expected") { mistake in
      guard mistake.has("cannot convert value of type"), mistake.names.count == 2,
        mistake.names[1].contains("-> "), !mistake.names[0].contains("-> "),
        let token = mistake.token,
        mistake.code.tokens[token...].first(where: { $0.kind != .word && !$0.isMark(".") })?
          .isMark("(") == true
      else { return nil }
      return "This call is made at once, and a closure is needed, which is called later: write the"
        + " call between braces, `{ … }`."
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
}
