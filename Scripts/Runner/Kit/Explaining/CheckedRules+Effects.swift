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
      return "An effect runs later, when this `state` is gone. Copy what the effect needs in its"
        + " capture list: `{ [\(last) = \(path)] send in … }`."
    },
    CheckedRule(id: "missing-return") { mistake in
      let isSaid = mistake.has("'guard' body must not fall through")
      guard isSaid || mistake.word == "nil" && mistake.isAloneInGuard else { return nil }
      return
        "`return` is missing: the braces of a `guard` leave what is around them, with `return` or"
        + " `throw`."
    },
    CheckedRule(id: "missing-return") { mistake in
      guard let place = mistake.effectWithoutReturn else { return nil }
      let name = mistake.code.tokens[place + 1].text
      return Explanation(
        "`return` is missing before `.\(name)`: an effect is only run if it is returned.",
        line: mistake.code.tokens[place].line
      )
    },
    CheckedRule(id: "missing-return") { mistake in
      guard mistake.has("contextual"), mistake.isNilAlone else {
        return nil
      }
      return "`return` is missing: a function of several lines returns its value with this word."
    },
    CheckedRule(id: "missing-return") { mistake in
      guard mistake.has("missing return"), let type = mistake.names.last else { return nil }
      if let token = mistake.token, mistake.code.isInView(token),
        let open = mistake.code.blocks.opening[token],
        let word = (open..<token).first(where: { mistake.code.tokens[$0].isWord("return") })
      {
        return Explanation(
          "What stands in these braces is a list of views: it has no `return`.",
          line: mistake.code.tokens[word].line
        )
      }
      if type.hasPrefix("Effect") {
        return "Not every way through this code returns an effect. Each case ends with one; where"
          + " nothing else is to happen, with `return .none`."
      }
      return Explanation(
        "A value of the type `\(type)` is promised here, and not every way through this code returns"
          + " one. With several lines, `return` stands before the value.",
        line: mistake.lineOfLastValue
      )
    },
    CheckedRule(id: "state-returned") { mistake in
      guard mistake.has("cannot convert"), let wanted = mistake.names.last,
        wanted.hasPrefix("Effect"), let given = mistake.names.first, given.hasSuffix("State"),
        mistake.names.count == 2
      else { return nil }
      return "A reducer of TCA does not return a state, as one of Redux does. It changes `state`"
        + " itself, such as `state.count += 1`, and returns an effect: where nothing else is to"
        + " happen, `.none`."
    },
    CheckedRule(id: "reducer-for-reduce") { mistake in
      guard mistake.has("'any Reducer' cannot be constructed"), mistake.word == "Reducer" else {
        return nil
      }
      return "`Reducer` is the protocol. What takes the closure is `Reduce`:"
        + " `Reduce { state, action in … }`."
    },
    CheckedRule(id: "send-without-store") { mistake in
      guard mistake.has("cannot find 'send' in scope") || mistake.isCallOfAnotherSend,
        let token = mistake.token
      else { return nil }
      if mistake.code.isInClosure(of: "run", token) {
        return "`send` is what the closure of `.run` is given. Name it at the closure's beginning:"
          + " `{ send in … }`."
      }
      if mistake.code.isInClosure(of: "Reduce", token) {
        return "A reducer sends no actions itself. It returns an effect, and that may send one:"
          + " `return .send(…)`."
      }
      return mistake.code.boundNames.contains("store")
        ? "A store sends actions: `store.send(…)`."
        : "Nothing here is named `send`. An action is sent by a store, or in an effect by what the"
          + " closure of `.run` is given: `{ send in … }`."
    },
    CheckedRule(id: "store-in-an-effect") { mistake in
      guard let token = mistake.token, mistake.code.isInClosure(of: "run", token) else {
        return nil
      }
      let how =
        "It sends actions with what the closure of `.run` is given:"
        + " `{ send in await send(…) }`."
      if mistake.has("cannot find 'store' in scope") { return "An effect has no store. \(how)" }
      guard mistake.ownerAndMember?.1 == "send" else { return nil }
      if mistake.has("'Void'") || mistake.has("'()'") {
        return "An effect that runs returns nothing. \(how)"
      }
      return mistake.tokenBefore(2)?.isWord("state") == true || mistake.word == "state"
        ? "A state sends nothing, and neither does an effect know it. \(how)" : nil
    },
    CheckedRule(id: "several-effects") { mistake in
      let how = "`.merge(…)` runs several beside each other, `.concatenate(…)` one after the other."
      if let owner = mistake.ownerAndMember?.0 ?? mistake.names.first,
        owner.hasPrefix("[Effect"), mistake.has("has no member") || mistake.has("cannot convert")
      {
        return "An array of effects is no effect. \(how)"
      }
      guard mistake.has("cannot convert"), mistake.names.count == 2,
        mistake.names[0].hasPrefix("Effect"), mistake.names[1].hasSuffix(".Action"),
        mistake.lineTokens.contains(where: { $0.isWord("send") })
      else { return nil }
      return "`send` takes an action, and this is an effect. Effects are returned: \(how)"
    },
    CheckedRule(id: "not-in-a-reducer") { mistake in
      guard mistake.has("async", "function that does not support concurrency"),
        let token = mistake.token
      else { return nil }
      if mistake.code.isInClosure(of: "run", token) {
        return mistake.code.headers(around: token).first?.last == "Result"
          ? "This takes its time. Write `await` before the call: then the closure of `Result` waits."
          : "This takes its time, and the closure or function around it is not one that can wait."
      }
      if mistake.code.isInClosure(of: "Reduce", token) {
        return
          "Nothing can be awaited here: a reducer answers at once. Work that takes time belongs"
          + " into an effect, `.run { send in … }`, and is awaited there."
      }
      return "This takes its time, and the function around it is not marked `async`, so nothing can"
        + " be awaited in it."
    },
    CheckedRule(id: "not-in-a-reducer") { mistake in
      guard mistake.has("cannot pass function of type", "async", "synchronous function type"),
        mistake.word == "Reduce"
      else { return nil }
      return "A reducer answers at once, so it cannot wait. Work that takes time belongs into an"
        + " effect, `.run { send in … }`."
    },
    CheckedRule(id: "thrown-error") { mistake in
      if mistake.has("errors thrown from here are not handled") {
        return "This can fail, and nothing here takes the error: neither a `catch`, nor a function"
          + " or closure that may throw."
      }
      guard mistake.has("throwing function", "non-throwing function type") else { return nil }
      return
        "This closure may not throw. An error in it has to be caught, with `do` and `catch`, or"
        + " be returned as a value."
    },
    CheckedRule(id: "needs-try") { mistake in
      guard mistake.has("cannot convert"), mistake.names.count == 2,
        mistake.names[0].hasSuffix(", Never>"), mistake.names[1].hasPrefix("Result<"),
        let place = mistake.resultWithoutTry
      else { return nil }
      return Explanation(
        "This `Result` can only be a success, since nothing in its braces is marked `try`: what can"
          + " fail is written as `Result { try await … }`.",
        line: mistake.code.tokens[place].line
      )
    },
    CheckedRule(id: "not-sendable") { mistake in
      guard mistake.has("non-Sendable type '(") else { return nil }
      return "A closure that effects use must be safe to share: write `@Sendable` before its type."
    },
    CheckedRule(id: "operator-does-not-exist") { mistake in
      guard mistake.has("cannot find operator '"), let name = mistake.names.first else {
        return nil
      }
      let meant = String(name.reversed())
      return ["+=", "-=", "*=", "/=", "!=", "<=", ">="].contains(meant)
        ? "Swift has no operator `\(name)`. Did you mean `\(meant)`?"
        : Explanation("Swift has no operator `\(name)`.")
    },
  ]
}

extension Mistake {
  /// Whether the error's word is all that stands in the braces of a `guard`.
  fileprivate var isAloneInGuard: Bool {
    guard let token, token > 0, token + 1 < code.tokens.count,
      code.tokens[token - 1].isMark("{"), code.tokens[token + 1].isMark("}")
    else { return false }
    return code.blocks.header(before: token - 1).contains("guard")
  }

  /// Whether the error is a `nil` that is a statement of its own, in a function that returns values.
  fileprivate var isNilAlone: Bool {
    guard let token, code.tokens[token].isWord("nil"), token + 1 < code.tokens.count,
      code.tokens[token + 1].beginsLine || code.tokens[token + 1].isMark("}")
    else { return false }
    let isFirst = code.tokens[token].beginsLine || tokenBefore()?.isMark(":") == true
    return isFirst && returnsElsewhere(token)
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

  /// The last `Result { … }` before the error whose closure has no `try`.
  fileprivate var resultWithoutTry: Int? {
    let tokens = code.tokens
    guard let token, token + 1 < tokens.count else { return nil }
    return tokens[...token].indices.last { index in
      tokens[index].isWord("Result") && tokens[index + 1].isMark("{")
        && !tokens[index...(code.blocks.closing[index + 1] ?? index)].contains { $0.isWord("try") }
    }
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

  /// Whether `send(…)` without a receiver has found a function of the operating system.
  var isCallOfAnotherSend: Bool {
    guard has("missing argument") || has("type 'Int32' has no member") else { return false }
    let own = Array(lineTokens)
    return own.indices.dropLast().contains { index in
      own[index].isWord("send") && own[index + 1].isMark("(")
        && (index == 0 || !own[index - 1].isMark("."))
    }
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
