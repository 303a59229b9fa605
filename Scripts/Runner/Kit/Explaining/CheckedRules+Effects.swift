extension CheckedRule {
  /// Mistakes about what a reducer returns, and about what runs in an effect.
  static let effects = [
    CheckedRule(id: "captured-state") { mistake in
      guard mistake.has("capture", "'inout' parameter 'state'"), let token = mistake.token else {
        return nil
      }
      let tokens = mistake.code.tokens
      var end = token
      while end + 2 < tokens.count, tokens[end + 1].isMark("."), tokens[end + 2].kind == .word {
        end += 2
      }
      let last = tokens[end].text
      let after = tokens[min(end + 1, tokens.count - 1)]
      if ["=", "+=", "-=", "*=", "/="].contains(after.text)
        || after.isMark("(")
          && ["append", "insert", "remove", "removeAll", "toggle"].contains(last)
      {
        return "An effect runs later, when this `state` is gone, and cannot change it. It sends an"
          + " action, and the case of that action changes the state."
      }
      guard end > token, !after.isMark("(") else { return nil }
      let path = tokens[token...end].map(\.text).joined()
      let isTaken = mistake.code.openings(around: token).contains { open in
        tokens[open].isMark("{") && tokens[open + 1].isMark("[")
          && tokens[open..<(mistake.code.blocks.closing[open + 1] ?? open)].contains {
            $0.isWord(last)
          }
      }
      if isTaken {
        return "The capture list has a copy of it: write `\(last)` in place of `\(path)`."
      }
      return "An effect runs later, when this `state` is gone. Copy what the effect needs in its"
        + " capture list: `{ [\(last) = \(path)] send in … }`."
    },
    CheckedRule(id: "completion-handler") { mistake in
      guard mistake.has("extra trailing closure passed in call"), let token = mistake.token,
        let (name, owner) = mistake.calledWithClosure,
        mistake.code.feature(around: token)?.properties.contains(where: { property in
          property.name == owner
            && (property.type.contains("async")
              || property.attributes.contains { $0.hasPrefix("Dependency") })
        }) == true
      else { return nil }
      let call = owner == name ? name : "\(owner).\(name)"
      return "`\(name)` takes no closure: it is awaited, and gives its answer back, as in"
        + " `let answer = try await \(call)(…)`."
    },
    CheckedRule(id: "missing-return", bearing: .cause) { mistake in
      guard let place = mistake.effectWithoutReturn else { return nil }
      let name = mistake.code.tokens[place + 1].text
      let sentence =
        "`return` is missing before `.\(name)`: an effect is only run if it is returned."
      return Explanation(
        "",
        advice: .insert("return", before: name, saying: sentence),
        line: mistake.code.tokens[place].line
      )
    },
    CheckedRule(id: "missing-return", bearing: .cause) { mistake in
      guard mistake.has("missing return"), let type = mistake.names.last else { return nil }
      if type.hasPrefix("Effect") {
        return "Every way through this code has to return an effect. Where nothing else is to"
          + " happen, that is `return .none`: at the end of each case, or once after the `switch`."
      }
      return Explanation(
        "A value of the type `\(type)` is promised here, and not every way through this code returns"
          + " one. With several lines, `return` stands before the value.",
        line: mistake.lineOfLastValue
      )
    },
  ]
}

extension Mistake {
  /// The name of the call in the error's line that has a closure behind its parentheses.
  fileprivate var calledWithClosure: (name: String, owner: String)? {
    guard error.file == code.file else { return nil }
    let line = code.tokens(ofLine: error.line)
    guard let name = line.lazy.filter({ code.tokens[$0].isMark("{") }).compactMap(code.call).first
    else { return nil }
    let owner = line.first { place in
      place + 2 < code.tokens.count && code.tokens[place + 1].isMark(".")
        && code.tokens[place + 2].isWord(name)
    }
    return (name, owner.map { code.tokens[$0].text } ?? name)
  }

  /// The line of the last statement before the brace at the error's place, if that is a value.
  fileprivate var lineOfLastValue: Int? {
    token.flatMap { code.blocks.opening[$0] }.flatMap(lineOfLastValue)
  }

  private func lineOfLastValue(behind open: Int) -> Int? {
    guard let close = code.blocks.closing[open],
      let block = code.blocks.blocks.first(where: { $0.tokens.upperBound == close }),
      let last = block.statements.last?.tokens, block.statements.count > 1
    else { return nil }
    let first = code.tokens[last.lowerBound]
    if first.isWord("do"), last.count > 1 { return lineOfLastValue(behind: last.lowerBound + 1) }
    let isValue = !["if", "guard", "switch", "for", "while", "let", "var", "return", "throw"]
      .contains(first.text)
    return isValue ? first.line : nil
  }

  /// The names after a dot that make an effect.
  static let effectMakers: Set = ["run", "none", "send", "merge", "concatenate", "cancel"]

  private static let signsOfALostReturn = [
    "contextual", "has no member", "has no dynamic member", "cannot be used as an instance member",
    "cannot infer",
    "missing return", "'()'",
  ]

  /// The dot of an effect that begins a line of a statement which does not begin with `return`.
  var effectWithoutReturn: Int? {
    guard let token, Self.signsOfALostReturn.contains(where: message.contains) else { return nil }
    let tokens = code.tokens
    let around = code.blocks.blocks.filter { $0.tokens.contains(token) }
      .min { $0.tokens.count < $1.tokens.count }
    guard let around,
      let statement = around.statements.last(where: { $0.tokens.lowerBound <= token })?.tokens
    else { return nil }
    let first = tokens[statement.lowerBound]
    guard first.text != "return" else { return nil }
    let isControl = ["if", "guard", "switch", "for", "while"].contains(first.text)
    var index = statement.lowerBound
    while index + 1 < statement.upperBound {
      if tokens[index].isMark("."), tokens[index].beginsLine || index == statement.lowerBound,
        Self.effectMakers.contains(tokens[index + 1].text),
        !isControl || tokens[max(0, index - 1)].isMark("}")
      {
        // A body of one expression returns it without the word.
        let isOnly = around.statements.count == 1 && index == statement.lowerBound
        return isOnly && !returnsElsewhere(token) ? nil : index
      }
      // A call may follow on the line of the mark that ends the one before.
      index = (code.blocks.closing[index] ?? index) + 1
    }
    return nil
  }

  /// Whether the function around a token has a `return` of its own.
  private func returnsElsewhere(_ token: Int) -> Bool {
    for open in code.openings(around: token) where code.tokens[open].isMark("{") {
      let header = code.blocks.header(before: open)
      if header.contains("switch") || header.contains("if") || header.contains("else") { continue }
      guard let close = code.blocks.closing[open] else { return false }
      return code.tokens[open..<close].contains { $0.isWord("return") }
    }
    return false
  }
}
