extension CheckedRule {
  /// Values of another type than the one that is needed, and closures without names for theirs.
  static let values = [
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
    CheckedRule(id: "row-is-a-position") { mistake in
      guard mistake.has("value of type 'Int' has no member"), let token = mistake.token,
        let row = mistake.code.openings(around: token).first(where: { open in
          mistake.code.tokens[open].isMark("{")
            && mistake.code.line(mistake.code.tokens[open].line).contains(".indices)")
        })
      else { return nil }
      return Explanation(
        "`indices` are positions, and each is an `Int`. Without `.indices` this has the elements.",
        line: mistake.code.tokens[row].line
      )
    },
    CheckedRule(id: "closure-takes-two") { mistake in
      guard mistake.has("cannot find 'action' in scope") || mistake.has("cannot find 'state' in"),
        let token = mistake.token, mistake.code.isInClosure(of: "Reduce", token)
      else { return nil }
      return "The closure of `Reduce` names what it is given at its beginning:"
        + " `Reduce { state, action in`."
    },
  ]
}
