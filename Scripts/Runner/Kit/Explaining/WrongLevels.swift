extension CheckedRule {
  /// Code that is right, and stands on the wrong level.
  static let wrongLevels = [
    CheckedRule(id: "wrong-level") { mistake in
      guard mistake.has("treated as a reference to instance method"), let name = mistake.word else {
        return nil
      }
      return Explanation(
        "Without a dot, `\(name)` is called on this feature itself, which then runs for ever and"
          + " crashes. It belongs to the reducer above it: `.\(name)(…)`.",
        cause: "\(name) in line \(mistake.error.line)"
      )
    },
    CheckedRule(id: "wrong-level") { mistake in
      mistake.joinOnWrongLevel.flatMap {
        $0.isBehindBody ? nil : mistake.joinMoved($0.token, $0.isBehindBody)
      }
    },
    CheckedRule(id: "wrong-level", bearing: .braces) { mistake in
      mistake.joinOnWrongLevel.map { mistake.joinMoved($0.token, $0.isBehindBody) }
    },
    CheckedRule(id: "wrong-level") { mistake in
      guard mistake.has("StackState<"), mistake.line.contains(".ifLet(") else { return nil }
      return "A stack holds several pages, so `.forEach` joins them."
    },
    CheckedRule(id: "wrong-level", bearing: .declaration) { mistake in
      guard let type = mistake.reducerEnumWithoutCases else { return nil }
      let inner = mistake.code.declarations.types.values.first { inner in
        inner.name.hasPrefix(type.name + ".") && inner.member("body") != nil && !inner.isReducer
      }
      return inner.map {
        Explanation(
          "`@Reducer` stands before the type with the `body`, which is `\($0.shortName)` (line"
            + " \($0.line)), and not before what is around it.",
          line: type.line,
          cause: "reducer \(type.name)"
        )
      }
    },
    CheckedRule(id: "loop-of-views", bearing: .cause) { mistake in
      guard mistake.has("conform to 'ViewAction'") || mistake.has("buildExpression"),
        let token = mistake.token, mistake.code.isInView(token),
        let loop = mistake.code.loopOfViews(around: token)
      else { return nil }
      return Explanation(
        "Several views of one kind are a `ForEach(…) { … in … }`.",
        line: mistake.code.tokens[loop].line
      )
    },
  ]
}

extension Mistake {
  private static let joins: Set = ["forEach", "ifCaseLet", "ifLet", "onChange"]

  fileprivate func joinMoved(_ join: Int, _ isBehindBody: Bool) -> Explanation {
    Explanation(
      "`.\(code.tokens[join].text)` follows the brace that closes `Reduce`, inside of `body`. Here "
        + (isBehindBody ? "`body` has ended above it." : "it stands inside of that brace."),
      line: code.tokens[join].line,
      cause: "join in line \(code.tokens[join].line)"
    )
  }

  /// The name of a join in the error's line that follows a brace within the braces of `Reduce`, or the
  /// brace of `body`.
  fileprivate var joinOnWrongLevel: (token: Int, isBehindBody: Bool)? {
    guard error.file == code.file else { return nil }
    for index in code.tokens(ofLine: error.line)
    where index > 1 && Self.joins.contains(code.tokens[index].text)
      && code.tokens[index - 1].isMark(".") && code.tokens[index - 1].beginsLine
      && ["{", "}"].contains(code.tokens[index - 2].text)
    {
      if code.headers(around: index).first?.last == "Reduce" { return (index, false) }
      let open = code.blocks.opening[index - 2]
      if open.map({ code.blocks.header(before: $0).contains("body") }) == true {
        return (index, true)
      }
    }
    return nil
  }

  /// A `@Reducer enum` of the file that has no case.
  fileprivate var reducerEnumWithoutCases: Declarations.DeclaredType? {
    code.declarations.types.values.filter { type in
      type.isReducer && type.keyword == "enum" && type.cases.isEmpty
        && code.declarations.scopes.contains { $0.type == type.name }
    }
    .min { $0.line < $1.line }
  }
}

extension ExplainedCode {
  /// A loop, or a `map`, that stands where views are in the `body` around a token.
  fileprivate func loopOfViews(around token: Int) -> Int? {
    let body = openings(around: token).last { open in
      tokens[open].isMark("{") && blocks.header(before: open).contains("body")
    }
    guard let body, let close = blocks.closing[body] else { return nil }
    return (body..<close).first { index in
      tokens[index].isWord("for") && tokens[index].beginsLine
        || tokens[index].isWord("map") && tokens[statement(around: index).lowerBound].beginsLine
          && tokens[index + 1].isMark("{")
    }
  }
}
