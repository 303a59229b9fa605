extension CheckedRule {
  private static let signsOfAJoin = [
    "CasePathable", "failed to produce diagnostic", "no exact matches in call", "KeyPath<",
    "CaseReducerState", "_EphemeralState", "missing argument label 'state:'", "from context",
    "contextual type", "conform to expected type", "trailing closure", "R.State", "has no member",
    "could not be inferred", "has no dynamic member", "cannot convert value", "Child.",
  ]

  /// Mistakes in joining features.
  static let joins = [
    CheckedRule(id: "presentation-missing") { mistake in
      joins(around: mistake).lazy.compactMap { $0.actionWithoutPresentation(in: mistake.code) }
        .first.map(JoinedChild.presentationMissing)
    },
    CheckedRule(id: "join-does-not-fit") { mistake in
      joins(around: mistake).lazy.compactMap { $0.problem(in: mistake.code) }.first
    },
    CheckedRule(id: "case-of-a-page") { mistake in
      guard
        mistake.has("cannot assign value of type") || mistake.has("cannot convert value of type"),
        mistake.names.count == 2
      else { return nil }
      let wanted =
        mistake.names[1].hasSuffix("?") ? String(mistake.names[1].dropLast()) : mistake.names[1]
      guard let type = mistake.code.declarations.type(wanted), type.keyword == "enum",
        let given = mistake.code.declarations.type(mistake.names[0])
      else { return nil }
      let fitting = type.cases.filter { declared in
        declared.parameters.count == 1
          && mistake.code.declarations.type(declared.parameters[0].type, in: type.name)?.name
            == given.name
      }
      guard fitting.count == 1 else { return nil }
      return "`\(mistake.short(type))` is an enum, and this value,"
        + " \(withArticle(mistake.short(given))), belongs into its case `\(fitting[0].name)`: write"
        + " `.\(fitting[0].name)(…)`."
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
