extension CheckedRule {
  /// Mistakes in what a call is given.
  static let calls = [
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
  ]
}
