extension CheckedRule {
  /// Mistakes in what a call is given.
  static let calls = [
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("incorrect argument label"), mistake.names.count == 2 else { return nil }
      if mistake.line.contains(#/\b(Alert|ConfirmationDialog)State\s*\{/#) {
        return
          "The closure of the title comes first and has no label; `actions:` and `message:` name"
          + " those that follow."
      }
      return Explanation(
        "Write \(labels(mistake.names[1])) in place of \(labels(mistake.names[0]))."
      )
    },
    CheckedRule(id: "label-order") { mistake in
      guard mistake.has("missing argument label"), let token = mistake.token else { return nil }
      let tokens = mistake.code.tokens
      guard let open = tokens[...token].lastIndex(where: { $0.isMark("(") }), open > 0,
        open + 1 < tokens.count, tokens[open - 1].isWord("Button"),
        tokens[open + 1].isWord("role")
      else { return nil }
      return "The title of a `Button` comes first: `Button(…, role: …)`."
    },
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("missing argument label"), let label = mistake.names.first,
        // Of a join, the compiler tried an older form.
        !mistake.line.contains("cope(\\."), !label.hasPrefix("_")
      else { return nil }
      return Explanation("The value has a label here: write \(labels(label)) before it.")
    },
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("extraneous argument label"), let label = mistake.names.first else {
        return nil
      }
      return Explanation("The value has no label here: write it without \(labels(label)).")
    },
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("must precede argument"), mistake.names.count == 2 else { return nil }
      let (first, second) = (mistake.names[0], mistake.names[1])
      return "The labels keep the order of the declaration: `\(first):` stands before"
        + " `\(second):`."
    },
    CheckedRule(id: "argument-missing") { mistake in
      guard mistake.has("missing argument"), mistake.has(" for parameter"),
        let name = mistake.names.first
      else { return nil }
      return Explanation("The call also needs a value for `\(name):`.")
    },
    CheckedRule(id: "dot-missing") { mistake in
      guard mistake.has("treated as a reference to instance method in protocol 'Reducer'"),
        let name = mistake.names.first
      else { return nil }
      return "Without its dot, `\(name)` is called on this feature itself, whose `body` then asks"
        + " for its `body` without end. `.\(name)` continues the reducer before it."
    },
    CheckedRule(id: "case-without-dot") { mistake in
      guard mistake.has("cannot call value of non-function type"), let token = mistake.token,
        mistake.isCase(mistake.code.tokens[token].text), mistake.standsAlone(token),
        mistake.isWhereAMemberStands(token)
      else { return nil }
      let name = mistake.code.tokens[token].text
      return "Without a dot, `\(name)` is a value here. The case begins with a dot: `.\(name)(…)`."
    },
    CheckedRule(id: "value-called") { mistake in
      guard mistake.has("cannot call value of non-function type"), let type = mistake.names.first,
        !type.hasSuffix(">"), let token = mistake.token, token + 2 < mistake.code.tokens.count,
        mistake.code.tokens[token].kind == .word, mistake.code.tokens[token + 1].isMark("("),
        mistake.code.tokens[token + 2].isMark(")")
      else { return nil }
      let name = mistake.code.tokens[token].text
      return "`\(name)` is a value of type `\(type)`, and no function: write it without `()`."
    },
    CheckedRule(id: "state-without-name") { mistake in
      guard mistake.has("expects 1 argument, which cannot be implicitly ignored"),
        let token = mistake.token,
        mistake.lineTokens.contains(where: { $0.isWord("send") || $0.isWord("receive") })
      else { return nil }
      let tokens = mistake.code.tokens
      guard let open = tokens[token...].firstIndex(where: { $0.isMark("{") }),
        let close = mistake.code.blocks.closing[open],
        let assignment = (open..<close).first(where: { tokens[$0].text.hasSuffix("=") }),
        tokens[assignment - 1].kind == .word,
        !tokens[open..<close].contains(where: { $0.text == "$0" || $0.isWord("in") })
      else { return nil }
      var first = assignment - 1
      while first > open + 2, tokens[first - 1].isMark(".") { first -= 2 }
      let path = tokens[first...(assignment - 1)].map(\.text).joined()
      guard !path.hasPrefix("state.") else {
        return "Within this closure the state is named `$0`: `$0.\(path.dropFirst(6))`."
      }
      return Explanation(
        "Within this closure the state is named `$0`: write `$0.\(path)`.",
        line: tokens[first].line
      )
    },
    CheckedRule(id: "closure-takes-two") { mistake in
      guard mistake.has("cannot find 'action' in scope") || mistake.has("cannot find 'state' in"),
        let token = mistake.token, mistake.code.isInClosure(of: "Reduce", token)
      else { return nil }
      return "The closure of `Reduce` names what it is given at its beginning:"
        + " `Reduce { state, action in`."
    },
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
      return given.map {
        Explanation(
          "`\(tokens[$0 + 3].text)` makes values, and is not one itself: write"
            + " `\(tokens[$0 + 3].text)()`.",
          line: tokens[$0].line
        )
      } ?? "`\(name)` makes values, and is not one itself: write `\(name)()`."
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
    CheckedRule(id: "argument-label") { mistake in
      guard mistake.has("trailing closure passed to parameter of type '"), let token = mistake.token
      else { return nil }
      let tokens = mistake.code.tokens
      // The error is at the closure of the title, or at that behind the label.
      let label =
        token > 1 && tokens[token - 1].isMark(":")
        ? token - 2 : (mistake.code.blocks.closing[token] ?? token) + 1
      guard label > 0, label + 1 < tokens.count, tokens[label + 1].isMark(":"),
        !["actions", "message"].contains(tokens[label].text),
        let title = mistake.code.blocks.opening[label - 1],
        let call = mistake.code.call(before: title),
        ["AlertState", "ConfirmationDialogState"].contains(call)
      else { return nil }
      return Explanation(
        "The closures behind that of the title are named `actions:` and `message:`, and not"
          + " `\(tokens[label].text):`.",
        line: tokens[label].line
      )
    },
    CheckedRule(id: "closure-takes-one") { mistake in
      guard mistake.has("failed to produce diagnostic"), let token = mistake.token,
        let place = mistake.code.closureWithoutParameter(in: mistake.code.statement(around: token))
      else { return nil }
      return Explanation(
        "`\(mistake.code.tokens[place].text)` is given a value: name it before `in`, or begin the"
          + " closure with `_ in` if it is not needed.",
        line: mistake.code.tokens[place].line
      )
    },
    CheckedRule(id: "function-for-value") { mistake in
      guard mistake.has("cannot convert value of type '"), mistake.has("->"),
        let name = mistake.word, mistake.code.function(around: mistake.token) == name,
        let token = mistake.token
      else { return nil }
      let property = mistake.ownerOfState(token, having: name).map {
        " The property of the state is `\($0).\(name)`."
      }
      return Explanation(
        "`\(name)` is the function around this line, and not a value.\(property ?? "")"
      )
    },
    CheckedRule(id: "case-without-dot") { mistake in
      // A function of the system may have the name.
      guard mistake.has("cannot convert value of type", "'UnsafePointer<"),
        let place = mistake.caseAsFunction
      else { return nil }
      return Explanation("A case is named with a dot before it: `.\(place)`.")
    },
    CheckedRule(id: "key-path-expected") { mistake in
      guard mistake.has("'receive(", "conform to 'Equatable'"),
        let match = mistake.line.firstMatch(of: #/receive\(\.(\w+)\)/#)
      else { return nil }
      return "`receive` compares whole actions, which have to be `Equatable` for that. A key path"
        + " names the case alone: `\\.\(match.output.1)`."
    },
    CheckedRule(id: "constant") { mistake in
      guard mistake.has("is a 'let' constant"), let name = mistake.names.first,
        mistake.code.parameters(around: mistake.token)[name] != nil,
        !["if", "guard", "while"].contains(where: { mistake.lineTokens.first?.isWord($0) == true })
      else { return nil }
      return "`\(name)` is a parameter, and a parameter keeps its value. A copy of it can change:"
        + " `var next = \(name)`."
    },
    CheckedRule(id: "closure-takes-one") { mistake in
      guard mistake.has("expects 1 argument, which cannot be implicitly ignored"),
        let token = mistake.token, mistake.code.tokens[token].isMark("{"),
        mistake.code.blocks.header(before: token).last == "run",
        let close = mistake.code.blocks.closing[token]
      else { return nil }
      let closure = mistake.code.tokens[token..<close]
      let isSending = closure.contains { $0.isWord("send") }
      let name = isSending ? "send" : "_"
      return closure.contains { $0.isWord("in") }
        ? "The closure of `.run` is given something to send with: write `\(name)` before `in`."
        : "The closure of `.run` is given something to send with, and begins with its name:"
          + " `{ \(name) in`."
    },
    CheckedRule(id: "types-between-brackets") { mistake in
      guard let counts = mistake.message.firstMatch(of: #/got (\d+), but expected (\d+)/#),
        let name = mistake.names.first
      else { return nil }
      if name == "Result", counts.output.1 == "1" {
        return "A `Result` names two types, that of a success and that of a failure:"
          + " `Result<…, any Error>`."
      }
      return "`\(name)` names \(counts.output.2) types between `<` and `>`, and here they are"
        + " \(counts.output.1)."
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

extension Mistake {
  /// A case that is called like a function in the error's line.
  fileprivate var caseAsFunction: String? {
    guard error.file == code.file else { return nil }
    return code.tokens(ofLine: error.line).first { index in
      index + 1 < code.tokens.count && code.tokens[index + 1].isMark("(")
        && isCase(code.tokens[index].text) && standsAlone(index)
    }
    .map { code.tokens[$0].text }
  }
}
