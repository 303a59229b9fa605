extension CheckedRule {
  private static let signsOfAJoin = [
    "CasePathable", "failed to produce diagnostic", "no exact matches in call", "KeyPath<",
    "CaseReducerState", "_EphemeralState", "missing argument label 'state:'", "from context",
    "contextual type", "conform to expected type", "trailing closure", "R.State", "has no member",
    "could not be inferred", "has no dynamic member", "cannot convert value", "Child.",
  ]

  /// Mistakes in joining features.
  static let joins = [
    CheckedRule(id: "presentation-missing", bearing: .cause) { mistake in
      joins(around: mistake).lazy.compactMap { $0.actionWithoutPresentation(in: mistake.code) }
        .first.map(JoinedChild.presentationMissing)
    },
    CheckedRule(id: "join-does-not-fit", bearing: .cause) { mistake in
      joins(around: mistake).lazy.compactMap { $0.problem(in: mistake.code) }.first
    },
    CheckedRule(id: "join-by-force") { mistake in
      guard mistake.has("failed to produce diagnostic"),
        let line = mistake.code.lineOfScopeByForce
      else { return nil }
      return Explanation(
        "`Scope` joins a child that is always there, and a `!` crashes while it is not. `.ifLet(…)`, after"
          + " the brace that closes `Reduce`, joins a child that may be missing.",
        line: line
      )
    },
  ]

  /// The calls around an error that join a child.
  private static func joins(around mistake: Mistake) -> [JoinedChild] {
    guard signsOfAJoin.contains(where: mistake.message.contains), let token = mistake.token else {
      return []
    }
    let all = JoinedChild.all(in: mistake.code)
    let isVague =
      mistake.has("failed to produce diagnostic") || mistake.line.contains("var body")
    return all.filter { join in
      let lines =
        mistake.code.tokens[join.tokens.lowerBound]
        .line...max(
          mistake.code.tokens[join.tokens.upperBound].line,
          join.child?.line ?? 0
        )
      return lines.contains(mistake.error.line)
        || isVague
          && mistake.code.type(around: join.tokens.lowerBound)
            == mistake.code.type(around: token)
    }
  }
}

extension ExplainedCode {
  /// The line of a `Scope` whose key path ends in an exclamation mark; nil if there is none.
  var lineOfScopeByForce: Int? {
    for token in tokens.indices.dropLast(5) where tokens[token].isWord("Scope") && isCall(token) {
      let path = tokens[(token + 2)...].prefix { !$0.isMark(",") && !$0.isMark(")") }
      if path.last?.isMark("!") == true { return tokens[token].line }
    }
    return nil
  }
}
