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
    CheckedRule(id: "list-of-values") { mistake in
      guard mistake.has("failed to produce diagnostic"),
        let (name, line) = mistake.code.scopedListOfValues
      else { return nil }
      return Explanation(
        "`store.scope` is for children, and `\(name)` holds plain values. A list of them is shown without it:"
          + " `ForEach(store.\(name))`.",
        line: line
      )
    },
    CheckedRule(id: "general-case-first", bearing: .cause) { mistake in
      guard mistake.has("the compiler itself crashed")
      else { return nil }
      return mistake.code.generalCaseAboveSpecificOne
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
  /// A list of values without features whose store is scoped for a `ForEach`, and the line; nil if there
  /// is none.
  var scopedListOfValues: (name: String, line: Int)? {
    let opening = ["ForEach", "(", "store", ".", "scope", "(", "\\", "."]
    for token in tokens.indices.dropLast(opening.count) where tokens[token].isWord("ForEach") {
      let name = tokens[token + opening.count]
      guard zip(opening, tokens[token...]).allSatisfy({ $0 == $1.text }),
        let type = declarations.types.values.lazy.flatMap(\.properties)
          .first(where: { $0.name == name.text })?.type,
        type.hasPrefix("IdentifiedArrayOf<"), !type.hasSuffix(".State>")
      else { continue }
      return (name.text, name.line)
    }
    return nil
  }

  /// A case of a `switch` that takes everything which a more specific one below it is for.
  var generalCaseAboveSpecificOne: Explanation? {
    for index in tokens.indices where tokens[index].isWord("switch") {
      guard let open = tokens[index...].firstIndex(where: { $0.isMark("{") }),
        let close = blocks.closing[open]
      else { continue }
      var general: [String: Int] = [:]
      var inner = open + 1
      while inner < close {
        if tokens[inner].isWord("case"), tokens[inner].beginsLine, inner + 2 < close,
          tokens[inner + 1].isMark(".")
        {
          var pattern = inner + 1
          while pattern + 1 < close, tokens[pattern].isMark(".") {
            let name = tokens[pattern + 1].text
            let after = tokens[pattern + 2]
            if after.isMark("("), let line = general[name] {
              return Explanation(
                "`case .\(name)` takes all of its actions, so the more specific"
                  + " `case .\(name)(…)` in line \(tokens[pattern].line) is never reached. Move"
                  + " `case .\(name)` below it.",
                line: line
              )
            }
            if !after.isMark("(") { general[name] = tokens[pattern].line }
            pattern = (blocks.closing[pattern + 2] ?? (pattern + 1)) + 1
            guard pattern < close, tokens[pattern].isMark(",") else { break }
            pattern += 1
          }
        }
        inner = (blocks.closing[inner] ?? inner) + 1
      }
    }
    return nil
  }
}
